import { paths } from '@evenlight/contract/paths'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import '../live-line.ts'
import { Bell } from '../notices/Bell.tsx'
import { askOwn } from '../accounts/own.ts'
import { askOpenReadings } from '../readings/open-readings.ts'
import { ReadingAlert } from '../readings/ReadingAlert.tsx'
import { useIsAt } from '../session/role.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useComeBack } from '../ui/useComeBack.ts'
import { useSay } from '../words/say.tsx'
import { account, AccountMenu } from './AccountMenu.tsx'
import { EmptyPage } from './EmptyPage.tsx'
import { existing } from './links.ts'

const Proof = lazy(async () => ({ default: (await import('../accounts/Proof.tsx')).Proof }))
const OpenPalette = lazy(async () => ({ default: (await import('../palette/OpenPalette.tsx')).OpenPalette }))
const Welcome = lazy(async () => ({ default: (await import('../payments/Welcome.tsx')).Welcome }))

/** Asks for what every page of theirs shows, before there is one that could. */
export function askForMembers() {
  void askOwn()
  void askOpenReadings()
}

/** What a member hears of on every page. */
export function ForMembers() {
  useComeBack()
  const isNew = useSession(({ isRegisterSuccess, userData }) => isRegisterSuccess && userData?.type === 'CLIENT')
  const isAdmin = useSession(({ userData }) => userData?.type === 'ADMIN')
  return (
    <>
      {isAdmin && (
        <Suspense>
          <Proof />
        </Suspense>
      )}
      {isNew && (
        <Suspense>
          <Welcome />
        </Suspense>
      )}
      <ReadingAlert />
    </>
  )
}

/** What a member's header has beside everybody's. */
export function InHeader({ part }: { part: 'bell' | 'account' }) {
  const isAdmin = useSession(({ userData }) => userData?.type === 'ADMIN')
  if (part === 'account') return <AccountMenu />
  return (
    <>
      {isAdmin && (
        <Suspense fallback={<span className="size-target" />}>
          <OfHouse />
        </Suspense>
      )}
      <Bell />
    </>
  )
}
/** The pages of the house, where they are found by name. */
function OfHouse() {
  const say = useSay()
  return <OpenPalette pages={existing(account, true).map(({ to, words }) => ({ to, name: say(words) }))} />
}

/** A page of the members' area that is for people of other roles than this one's, and the ways on. `roles`: whose it is. */
export function ForOthers({ roles }: { roles: string }) {
  const say = useSay()
  const named = roles.split(' ')
  const whose = [...new Set(named.map((one) => one.split(':')[0]))].join('_')
  const desks = named.filter((one) => one.startsWith('ADMIN:')).map((one) => one.slice('ADMIN:'.length))
  const { pathname } = useLocation()
  const type = useSession(({ userData }) => userData?.type ?? 'CLIENT')
  const isDesk = type === 'ADMIN' && desks.length > 0
  const moderates = useIsAt('moderation')
  const toOverview = type === 'ADMIN' && !moderates
  const mayFind = useIsAt('moderation', 'money')
  const [, readingId] = /\/(cht_[\w-]+)/.exec(pathname) ?? []
  return (
    <EmptyPage
      title={isDesk ? say('others.title.desk', { desk: desks.join('_') }) : say('others.title', { whose })}
      lead={say(isDesk ? 'others.lead.desk' : `others.lead.${type}`)}
      scene="gate"
      actions={
        <>
          {mayFind && readingId && !isDesk && (
            <LinkButton to={paths.pastReading(readingId)}>{say('others.reading')}</LinkButton>
          )}
          <LinkButton kind={readingId ? 'secondary' : 'primary'} to={toOverview ? paths.overview() : paths.desk()}>
            {say(toOverview ? 'others.door.desk' : `others.door.${type}`)}
          </LinkButton>
          {mayFind && (
            <LinkButton kind="secondary" to={paths.people()}>
              {say('staff.title')}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
