import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import type { Held } from './calls.ts'
import type { TextSpan } from '@evenlight/core/redaction'
import { draft, findDraft, setMode, useDesk } from './desk.ts'
import { backToList } from './focus.ts'
import { Key } from './Key.tsx'
import { useLetters } from '../ui/letters.ts'
import { TextPiece } from './TextPiece.tsx'
import { isOut, pieces, toggled } from './spans.ts'
import { caretAt } from './selection.ts'
import { usePicking } from './usePicking.ts'

/**
 * The message as it was typed, with what is marked in it. What is selected, by pointer or with the caret, can be blacked
 * out; a press on a mark does it at once.
 */
export function HeldText({ held, out, locked }: { held: Held; out: readonly TextSpan[]; locked: boolean }) {
  const say = useSay()
  const letters = useLetters()
  const selects = useDesk(({ mode }) => mode === 'select')
  const box = useRef<HTMLDivElement>(null)
  const caret = useRef<number | null>(null)
  const [picked, pick] = useState<TextSpan | null>(null)
  const text = held.message
  const toggle = (span: TextSpan) => {
    caret.current = span.to
    draft(held.id, { out: toggled(findDraft(held.id).out, span) })
    pick(null)
  }
  usePicking(box, text, { selects, locked, pick, toggle })
  useLayoutEffect(() => {
    if (box.current && selects && caret.current !== null) caretAt(box.current, caret.current)
    caret.current = null
  }, [out, selects])
  useEffect(() => {
    if (!selects || !box.current) return
    box.current.focus()
    caretAt(box.current, 0)
  }, [selects])
  return (
    <div className="flex flex-col items-start gap-8">
      <div
        ref={box}
        {...(selects && {
          contentEditable: true,
          suppressContentEditableWarning: true,
          role: 'textbox',
          'aria-multiline': true,
          'aria-readonly': true,
          'aria-label': say('moderation.text.select'),
          inputMode: 'none' as const,
          spellCheck: false,
        })}
        dir="auto"
        className="w-full p-16 rounded-button bg-theirs whitespace-pre-wrap wrap-anywhere selection:bg-ink selection:text-page"
      >
        {pieces(text, held.marks, out).map((piece) => (
          <TextPiece key={`${piece.from}-${piece.out}-${selects}`} piece={piece} told={!selects} />
        ))}
      </div>
      {selects && <p className="text-meta text-muted">{say('moderation.text.hint')}</p>}
      <div className="self-stretch flex flex-wrap gap-8">
        {picked && !locked && (
          <Button kind="secondary" onMouseDown={(event) => event.preventDefault()} onClick={() => toggle(picked)}>
            {say(isOut(out, picked) ? 'moderation.text.back' : 'moderation.text.out')}
          </Button>
        )}
        <Button
          kind="quiet"
          aria-disabled={locked}
          aria-keyshortcuts="e"
          className={picked ? undefined : '-mx-16 lg:-mx-24'}
          onClick={() => (selects ? backToList() : setMode('select'))}
        >
          {say(selects ? 'moderation.select.done' : 'moderation.select')}
          {letters && !selects && <Key of="e" />}
        </Button>
      </div>
    </div>
  )
}
