import { X } from 'lucide-react'
import { Banner } from '../ui/Banner.tsx'
import { IconButton } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { partiesOf } from './calls.ts'
import { useDesk } from './desk.ts'

/** What came out other than intended: who decided what before, or why nothing was done. */
export function NoteBanner() {
  const say = useSay()
  const sentence = useSentence()
  const note = useDesk((state) => state.note)
  if (!note) return null
  const { from, to } = partiesOf(note.row)
  const refused = note.what === 'failed' || note.what === 'not_back'
  const known = note.who || refused || note.what === 'too_late' ? note.what : 'elsewhere'
  const names = { from: from.name, to: to.name, who: note.who ?? '', reason: note.reason ?? '' }
  return (
    <Banner
      role="alert"
      tone={refused ? 'danger' : 'warning'}
      action={
        <IconButton label={say('ui.close')} onClick={() => useDesk.setState({ note: null })} className="-my-8 -me-12">
          <X className="size-16" />
        </IconButton>
      }
    >
      {say(`moderation.note.${known}`, names)}
      {refused && ` ${sentence(note.cause)}`}
      {note.kept && ` ${say('moderation.note.kept')}`}
    </Banner>
  )
}
