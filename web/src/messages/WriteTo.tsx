import { paths } from '@evenlight/contract/paths'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'

/** The way to a message for somebody of the other role; for anybody else there is none. */
export function WriteTo({ to, name, of }: { to: string; name: string; of: 'CLIENT' | 'READER' }) {
  const say = useSay()
  const type = useSession(({ userData }) => userData?.type)
  if (type !== (of === 'READER' ? 'CLIENT' : 'READER')) return null
  return (
    <LinkButton kind="secondary" to={paths.message(to)} className="print:hidden">
      {say('messages.write_to', { name })}
    </LinkButton>
  )
}
