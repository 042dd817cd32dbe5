import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { CodeStep, useCodeLead } from './CodeStep.tsx'
import { Frame } from './Frame.tsx'

/** After sign-up: the code. Once it's confirmed the way leads to the readers. */
export function Component() {
  const say = useSay()
  const { userId } = useSession()
  const lead = useCodeLead()
  return (
    <Frame title={say('accounts.registered')} lead={userId ? lead : say('accounts.registered.lost')}>
      {userId ? (
        <CodeStep userId={userId} to={paths.readers()} />
      ) : (
        <LinkButton to={paths.auth()} className="self-start">
          {say('accounts.sign_in')}
        </LinkButton>
      )}
    </Frame>
  )
}
