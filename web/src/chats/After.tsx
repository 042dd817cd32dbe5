import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { type Receipt, type Side } from './calls.ts'
import { Rate } from './Rate.tsx'

/** After a reading: stars, words, and where to go. Every step may be left out. */
export function After({ receipt, side }: { receipt: Receipt; side: Side }) {
  const say = useSay()
  if (side === 'reader')
    return (
      <div className="print:hidden">
        <LinkButton to={paths.requests()}>{say('chats.to_desk')}</LinkButton>
      </div>
    )
  return (
    <div className="flex flex-col gap-24 print:hidden">
      {receipt.state === 'settled' && <Rate receipt={receipt} />}
      <div className="flex flex-wrap gap-8">
        <LinkButton kind="secondary" to={paths.startChat(receipt.reader.id)}>
          {say('chats.ask_again', { name: receipt.reader.display_name })}
        </LinkButton>
        <LinkButton kind="quiet" to={paths.readers()}>
          {say('chats.others')}
        </LinkButton>
      </div>
    </div>
  )
}
