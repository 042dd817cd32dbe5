import { paths } from '@evenlight/contract/paths'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type First, useFirst } from '../payments/first.ts'
import { wayBack } from '../way-back.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { NotVerified } from './Conditions.tsx'
import { ConfirmByLink } from './ConfirmByLink.tsx'
import { CodeStep, useCodeLead } from './CodeStep.tsx'
import { AccountFrame, useStepFocus } from './AccountFrame.tsx'
import { linkToken } from './rules.ts'

const FirstCard = lazy(async () => ({ default: (await import('../payments/CardForm.tsx')).FirstCard }))
const HeldNote = lazy(async () => ({ default: (await import('../payments/HeldNote.tsx')).HeldNote }))

/** After sign-up: the code, or the link of the same letter. Once it's confirmed one is where one wanted to go. */
export function Component() {
  const token = useLinkToken()
  return token ? <ConfirmByLink key={token} token={token} /> : <ByCode />
}

/** Takes the token out of the address, where it would stay in the history. */
function useLinkToken() {
  const go = useNavigate()
  const found = linkToken(useLocation().hash)
  const [token, setToken] = useState(found)
  useEffect(() => {
    if (!found) return
    setToken(found)
    void go(paths.registered(), { replace: true })
  }, [found, go])
  return token
}

type Asking = First & { form: NonNullable<First['form']> }
/** Whether a card can still be given for it. */
const isFormOpen = (first: First | null): first is Asking =>
  first?.form !== undefined && Date.parse(first.form.until) > Date.now()

function ByCode() {
  const say = useSay()
  const { userId } = useSession()
  const lead = useCodeLead()
  const [search] = useSearchParams()
  const first = useFirst()
  const go = useNavigate()
  const [waits, setWaits] = useState(false)
  const asksForCard = userId !== null && isFormOpen(first)
  useStepFocus(waits ? 'waits' : asksForCard ? 'card' : 'code')
  if (waits) return <NotVerified onBack={() => void go(paths.auth())} />
  if (asksForCard)
    return (
      <AccountFrame title={say('payments.form')} lead={say('payments.first.form')}>
        <Suspense fallback={<Skeleton className="h-portrait rounded-button" />}>
          <FirstCard of={first} />
        </Suspense>
      </AccountFrame>
    )
  if (userId)
    return (
      <AccountFrame title={say('accounts.registered')} lead={lead}>
        {first && (
          <Suspense>
            <HeldNote of={first} />
          </Suspense>
        )}
        <CodeStep
          userId={userId}
          to={wayBack(search.get('next'), location.origin, paths.readers())}
          onWaiting={() => setWaits(true)}
        />
      </AccountFrame>
    )
  return (
    <AccountFrame title={say('accounts.registered.lost')} lead={say('accounts.registered.lost.then')}>
      <div className="flex flex-wrap gap-8">
        <LinkButton to={paths.auth()}>{say('accounts.sign_in')}</LinkButton>
        <LinkButton kind="secondary" to={paths.signUp()}>
          {say('accounts.sign_in.new.link')}
        </LinkButton>
      </div>
    </AccountFrame>
  )
}
