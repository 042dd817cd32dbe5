import { paths } from '@evenlight/contract/paths'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { wayBack } from '../way-back.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { ConfirmByLink } from './ConfirmByLink.tsx'
import { CodeStep, useCodeLead } from './CodeStep.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { linkToken } from './rules.ts'

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

function ByCode() {
  const say = useSay()
  const { userId } = useSession()
  const lead = useCodeLead()
  const [search] = useSearchParams()
  if (userId)
    return (
      <AccountFrame title={say('accounts.registered')} lead={lead}>
        <CodeStep userId={userId} to={wayBack(search.get('next'), location.origin, paths.readers())} />
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
