import { readingChannels } from '@evenlight/contract/channels'
import { paths } from '@evenlight/contract/paths'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Reader } from '../../readers/calls.ts'
import { useSecure } from '../../session/secure.ts'
import { useSession } from '../../session/session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSay } from '../../words/say.tsx'
import { StartForm } from './StartForm.tsx'

/** Opens the way into a reading with this reader wherever the address says `?start=chat` or another channel; a visitor gets an account first and comes back to it. */
export function StartDialog({ reader }: { reader: Reader }) {
  const say = useSay()
  const secure = useSecure()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const type = useSession(({ userData }) => userData?.type)
  const channel = readingChannels.find((one) => one === query.get('start'))
  const asked = channel !== undefined
  useEffect(() => {
    if (asked && !secure) void navigate(paths.signUp(pathname + search), { replace: true })
  }, [asked, secure, navigate, pathname, search])
  const close = () =>
    setQuery(
      (now) => {
        now.delete('start')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  if (type !== 'CLIENT') return null
  return (
    <Dialog
      open={asked}
      onClose={close}
      title={say(`readings.start.title.${channel ?? 'chat'}`, { name: reader.display_name })}
    >
      <StartForm reader={reader} channel={channel ?? 'chat'} />
    </Dialog>
  )
}
