import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSay } from '../words/say.tsx'
import type { Message } from './calls.ts'

/** The words of a message. What an admin took out is black, and says why and by whom when it is pointed at, reached or pressed. */
export function MessageWords({ of: { message, redactions = [] }, mine }: { of: Message; mine: boolean }) {
  const say = useSay()
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, to, kinds } of redactions) {
    parts.push(message.slice(at, from), <Black key={from} blocks={message.slice(from, to)} kinds={kinds} mine={mine} />)
    at = to
  }
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-text whitespace-pre-wrap wrap-anywhere" dir="auto">
        {parts}
        {message.slice(at)}
      </p>
      {redactions.length > 0 && <p className="text-meta text-muted">{say('messages.black.press')}</p>}
    </div>
  )
}

type Kinds = NonNullable<Message['redactions']>[number]['kinds']

function Black({ blocks, kinds, mine }: { blocks: string; kinds: Kinds; mine: boolean }) {
  const say = useSay()
  const { locale } = useIntl()
  const [open, setOpen] = useState(false)
  const named = kinds.length > 0 ? kinds.map((kind) => say(`messages.black.${kind}`)) : [say('messages.black.else')]
  const what = new Intl.ListFormat(locale).format(named)
  const why = say(mine ? 'messages.black.mine' : 'messages.black.theirs', { what })
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-label={why}
        data-tip={open ? undefined : why}
        onClick={() => setOpen(!open)}
        className="max-w-full bg-ink rounded-tick text-start whitespace-pre-wrap wrap-anywhere cursor-pointer"
      >
        <span aria-hidden="true">{blocks}</span>
      </button>
      {open && <span className="text-meta text-muted"> ({why})</span>}
    </>
  )
}
