import { type Ref, useState } from 'react'
import { useSession } from '../session/session.ts'
import { LinkLike } from '../ui/Button.tsx'
import { type Suggestion, Suggest } from '../ui/Suggest.tsx'
import { useSay } from '../words/say.tsx'
import { useCounterparts } from './counterparts.ts'

interface ToFieldProps {
  ref: Ref<HTMLInputElement>
  chosen: Suggestion | null
  onChoose: (chosen: Suggestion | null) => void
  /** How often it was tried to send to nobody; each time is told anew. */
  unnamed: number
  still: boolean
}

/** Whom the message is for, found by user name. */
export function ToField({ ref, chosen, onChoose, unnamed, still }: ToFieldProps) {
  const say = useSay()
  const side = useSession(({ userData }) => (userData?.type === 'READER' ? 'reader' : 'client'))
  const [typed, setTyped] = useState(chosen?.name ?? '')
  const { items, busy, error, again } = useCounterparts(chosen?.name === typed ? '' : typed)
  return (
    <div className="flex flex-col gap-8">
      <Suggest
        ref={ref}
        label={say(`messages.to.${side}`)}
        placeholder={say(`messages.select.${side}`)}
        items={items}
        chosen={chosen}
        onChoose={(item) => {
          if (item) setTyped(item.name)
          onChoose(item)
        }}
        onType={setTyped}
        busy={busy}
        disabled={still}
        error={
          unnamed > 0 && (
            <span key={unnamed} role="alert">
              {say('messages.unnamed')}
            </span>
          )
        }
      />
      <div role="status" className="empty:hidden text-meta">
        {error && (
          <p className="flex flex-wrap items-center gap-x-12">
            {say('messages.people.failed')}
            <LinkLike onClick={again}>{say('ui.retry')}</LinkLike>
          </p>
        )}
      </div>
    </div>
  )
}
