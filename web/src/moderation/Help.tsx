import { Dialog } from '../ui/Dialog.tsx'
import { CheckField } from '../ui/Field.tsx'
import { setLetters, useLetters } from '../ui/letters.ts'
import { useSay } from '../words/say.tsx'
import { keysOfDesk } from './keys.ts'

/** What the keys do, and the switch for those that are single letters. */
export function Help({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const on = useLetters()
  return (
    <Dialog open={open} onClose={onClose} title={say('moderation.keys')}>
      <p className="text-meta text-muted">{say('moderation.keys.where')}</p>
      <dl className="flex flex-col">
        {keysOfDesk.map(({ keys, does }) => (
          <div key={does} className="flex items-center gap-16 py-4 border-t border-line text-meta">
            <dt className="w-portrait shrink-0 flex gap-4">
              {keys.map((key) => (
                <kbd key={key} className="px-8 rounded-tick border border-line-strong font-sans text-label">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{say(`moderation.keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={say('moderation.keys.on')}
        hint={say('moderation.keys.on.hint')}
        checked={on}
        onChange={({ target }) => setLetters(target.checked)}
      />
    </Dialog>
  )
}
