import { messageCharactersMax } from '@evenlight/contract/messages'
import { type KeyboardEvent, useId } from 'react'
import { cx } from '../ui/cx.ts'
import { Field } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'

const COUNTED_FROM = messageCharactersMax * 0.9

/** Enter is a new line; with Shift it is nothing at all. What an input method is composing is left to it. */
const onKeyDown = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.shiftKey && !event.nativeEvent.isComposing) event.preventDefault()
}

/** The words of a message, in six rows. */
export function WordsField({ text, onType, still }: { text: string; onType: (text: string) => void; still: boolean }) {
  const say = useSay()
  const own = useId()
  const over = text.length - messageCharactersMax
  return (
    <Field label={say('messages.words')} id={own} error={over > 0 && say('messages.too_long', { over })}>
      {(wiring) => (
        <>
          <textarea
            {...wiring}
            rows={6}
            dir="auto"
            value={text}
            readOnly={still}
            onKeyDown={onKeyDown}
            onChange={(event) => onType(event.target.value)}
            className="control resize-none read-only:bg-sunken read-only:text-muted"
          />
          {text.length >= COUNTED_FROM && (
            <p className={cx('self-end text-label tabular', over > 0 ? 'text-danger' : 'text-muted')}>
              {say('messages.count', { count: text.length, most: messageCharactersMax })}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
