import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { ByLink } from './ByLink.tsx'
import { CodeStep, useCodeLead } from './CodeStep.tsx'
import { Frame } from './Frame.tsx'
import { linkToken } from './rules.ts'

/** After sign-up: the code, or the link of the same letter. Once it's confirmed the way leads to the readers. */
export function Component() {
  const token = useLinkToken()
  return token ? <ByLink key={token} token={token} /> : <ByCode />
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
  if (userId)
    return (
      <Frame title={say('accounts.registered')} lead={lead}>
        <CodeStep userId={userId} to={paths.readers()} />
      </Frame>
    )
  return (
    <Frame title={say('accounts.registered.lost')} lead={say('accounts.registered.lost.then')}>
      <div className="flex flex-wrap gap-8">
        <LinkButton to={paths.auth()}>{say('accounts.sign_in')}</LinkButton>
        <LinkButton kind="secondary" to={paths.signUp()}>
          {say('accounts.sign_in.new.link')}
        </LinkButton>
      </div>
    </Frame>
  )
}
