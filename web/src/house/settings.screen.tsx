import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { Loaded } from '../ui/Loaded.tsx'
import { Page, Part } from '../ui/Page.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { houseDesk } from '../words/house-desk.ts'
import { MoreWords } from '../words/More.tsx'
import { useSay } from '../words/say.tsx'
import { placeOf } from '../zone.ts'
import { type Settings, settingsOf } from './calls.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** What belongs to the house and not to the code, in the hands of an admin. */
export const Component = () => (
  <MoreWords words={houseDesk}>
    <Screen />
  </MoreWords>
)

function Screen() {
  const say = useSay()
  return (
    <Page title={say('house.title')} lead={say('house.lead')} width="text">
      <Loaded
        of={useQuery(settingsOf)}
        failed={say('house.failed')}
        shape={<SkeletonBars count={6} bar="h-target max-w-text" />}
      >
        {(shown) => (
          <>
            <Last of={shown} />
            <SettingsForm shown={shown} />
            <Part title={say('house.zone')}>
              <p className="max-w-text">{say('house.zone.is', { zone: placeOf(shown.time_zone) })}</p>
            </Part>
          </>
        )}
      </Loaded>
      <Elsewhere />
    </Page>
  )
}

function Last({ of: { set } }: { of: Settings }) {
  const say = useSay()
  const { formatDate } = useIntl()
  if (!set) return <p>{say('house.never')}</p>
  const date = formatDate(set.at, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p role="status" className="text-meta text-muted">
      {say('house.last', { name: set.by, date, reason: set.reason })}
    </p>
  )
}

const screens = [
  ['prices', `${paths.people()}?tab=prices`],
  ['pay', `${paths.people()}?type=READER`],
  ['pages', paths.pieces()],
  ['lines', paths.helpLines()],
  ['opening', paths.opening()],
  ['log', paths.audit()],
] as const

/** What has a screen of its own is set there. */
function Elsewhere() {
  const say = useSay()
  return (
    <Part title={say('house.elsewhere')}>
      <ul className="flex flex-col">
        {screens.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className="link inline-flex items-center min-h-target">
              {say(`house.elsewhere.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
