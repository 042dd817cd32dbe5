import { Keyboard } from 'lucide-react'
import { Button, IconButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { chooseAll, useDesk } from './desk.ts'
import { Key } from './Key.tsx'
import { useLetters } from '../ui/letters.ts'

/** How much waits, and what can be done with what is selected. */
export function Toolbar({ onHelp, onBulk }: { onHelp: () => void; onBulk: () => void }) {
  const say = useSay()
  const letters = useLetters()
  const { rows, chosen, seen, waiting, doneToday } = useDesk()
  const fresh = rows.filter(({ id, gone }) => !gone && !seen.has(id)).length
  const all = chosen.size > 0 && rows.every(({ id, gone }) => gone || chosen.has(id))
  return (
    <div className="flex flex-wrap items-center gap-x-12 min-h-target">
      <label className="flex items-center gap-8 ps-12 lg:ps-8 min-h-target text-meta cursor-pointer">
        <input
          type="checkbox"
          checked={all}
          ref={(box) => void (box && (box.indeterminate = chosen.size > 0 && !all))}
          onChange={({ target }) => chooseAll(target.checked)}
          className="size-24 lg:size-16"
        />
        <span className="say-only">{say('moderation.select.all')}</span>
      </label>
      {chosen.size > 0 ? (
        <Button kind="secondary" aria-keyshortcuts="x" className="min-h-dense py-2 px-16" onClick={onBulk}>
          {say('moderation.bulk', { count: chosen.size })}
          {letters && <Key of="x" />}
        </Button>
      ) : (
        <p className="text-meta text-muted tabular">
          {say('moderation.figures', { waiting, fresh, done: doneToday })}
          {waiting > rows.length && rows.length > 0 && ` ${say('moderation.oldest', { count: rows.length })}`}
        </p>
      )}
      <IconButton label={say('moderation.keys')} onClick={onHelp} className="ms-auto">
        <Keyboard className="size-20" />
      </IconButton>
    </div>
  )
}
