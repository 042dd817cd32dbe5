import { chatCharactersMax } from '@evenlight/contract/readings'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useBlockWords } from '../../contact/useBlockWords.ts'
import { useFinder } from '../../contact/useFinder.ts'
import { usePreferences } from '../../preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import { emitTyping } from './room-connection.ts'
import { AttachButton, AttachedPicture } from '../../uploads/AttachPicture.tsx'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { FoundDetails } from '../../contact/FoundDetails.tsx'
import { draftOf, keepDraft } from './outbox.ts'
import { QuickReplies } from '../../readers/QuickReplies.tsx'
import { useRoom } from './room.ts'
import { attempt, discard, write } from './sending.ts'
import { usePicture } from '../../uploads/usePicture.ts'

const COUNTED_FROM = 0.9 * chatCharactersMax
const EARLIER = 10

/** Where one writes. What is typed is kept until it is sent; what may not be sent stays here with its place marked. */
export function Composer({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const box = useRef<HTMLTextAreaElement>(null)
  const attemptKey = useRef('')
  const [text, setText] = useState(() => draftOf(reading.id))
  const [refused, setRefused] = useState(false)
  const { attached, choose, remove } = usePicture()
  const { found, look } = useFound(text, reading[side].id)
  const enter = usePreferences((chosen) => chosen.enter)
  const uploading = attached !== null && !attached.picture && !attached.cause
  const type = (next: string) => {
    setText(next)
    setRefused(false)
    attemptKey.current = ''
    keepDraft(reading.id, next)
  }
  useReturned(text === '', (body) => {
    type(body)
    setRefused(true)
    box.current?.focus()
  })
  const empty = () => {
    type('')
    remove()
  }
  /** The server decides, and counts the try; meanwhile the text stays here with its place chosen. */
  const tryAnyway = async ({ from, to }: { from: number; to: number }) => {
    setRefused(true)
    box.current?.focus()
    box.current?.setSelectionRange(from, to)
    const key = (attemptKey.current ||= crypto.randomUUID())
    const taken = await attempt(reading.id, key, text, attached?.picture)
    if (taken && attemptKey.current === key) empty()
  }
  const send = () => {
    if (!text.trim() || uploading || text.length > chatCharactersMax) return
    const first = found.find(({ sure }) => sure)
    if (first) return void tryAnyway(first)
    write(text, attached?.picture)
    empty()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey === (enter === 'sends') || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="flex flex-col gap-8 px-12 lg:px-20 pt-8 pb-12 mb-safe in-data-[room=short]:pb-8 border-t border-line">
      {side === 'reader' && (
        <QuickReplies
          onPick={(reply) => {
            type(text ? `${text} ${reply}` : reply)
            box.current?.focus()
          }}
        />
      )}
      {attached && <AttachedPicture attached={attached} alone={!text.trim()} onRemove={remove} />}
      {found.length > 0 && <FoundDetails id="chat-marked" text={text} found={found} refused={refused} />}
      <div className="flex items-end gap-8">
        <AttachButton onChoose={choose} />
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          value={text}
          aria-label={say('readings.write', { name: otherOf(reading, side).name })}
          aria-describedby={cx('chat-keys', found.length > 0 && 'chat-marked')}
          aria-invalid={refused || undefined}
          placeholder={say('readings.write.here')}
          enterKeyHint={enter === 'sends' ? 'send' : 'enter'}
          className="control resize-none field-sizing-content max-h-portrait"
          onFocus={look}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            type(event.target.value)
            emitTyping(reading.id)
          }}
        />
        <Button onClick={send} pending={uploading} aria-label={say('readings.send')} className="px-16">
          <SendHorizontal className="size-20 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
      </div>
      <Foot enter={enter} length={text.length} />
    </div>
  )
}

/** Which key sends, where there are keys, and how much is left once it gets long. */
function Foot({ enter, length }: { enter: 'sends' | 'breaks'; length: number }) {
  const say = useSay()
  return (
    <p
      className={cx(
        'flex gap-16 text-label text-muted in-data-[room=short]:hidden',
        length < COUNTED_FROM && 'pointer-coarse:hidden',
      )}
    >
      <span id="chat-keys" className="pointer-coarse:hidden">
        {say(`readings.keys.${enter}`)}
      </span>
      {length >= COUNTED_FROM && (
        <span
          className={cx('ms-auto tabular', length > chatCharactersMax && 'font-semibold text-danger')}
          aria-live="polite"
        >
          {say('readings.count', { count: length, most: chatCharactersMax })}
        </span>
      )}
    </p>
  )
}

/**
 * The contact details in what is typed, once the box was used: nobody else needs the rules for them. What only shows
 * together with one's last messages is pointed out; the server refuses it where it is plain.
 */
function useFound(text: string, personId: string) {
  const [used, setUsed] = useState(text !== '')
  const words = useBlockWords(used)
  const finder = useFinder(used)
  const earlier = useEarlier(personId)
  const isSplit = useMemo(() => (finder?.findSplit(earlier, text).length ?? 0) > 0, [finder, text, earlier])
  const found = useMemo(
    () =>
      finder
        ? [
            ...finder.findContact(text, { words }),
            ...finder.findAcross(earlier, text, { words }).map((one) => ({ ...one, sure: isSplit })),
          ]
        : [],
    [finder, text, words, earlier, isSplit],
  )
  return { found, look: () => setUsed(true) }
}

/** What this person wrote last, the oldest first. */
const useEarlier = (personId: string) =>
  useRoom(
    useShallow(({ thread: { lines, order } }) => {
      const own: string[] = []
      for (let at = order.length - 1; at >= 0 && own.length < EARLIER; at--) {
        const line = lines[order[at] ?? '']
        if (line?.from === personId) own.unshift(line.body)
      }
      return own
    }),
  )

/** A message that the server refused for what is in it comes back into an empty box. */
function useReturned(vacant: boolean, onReturned: (body: string) => void) {
  const line = useRoom(({ thread: { lines, order } }) => {
    // What is not sent stands at the end.
    for (let at = order.length - 1; at >= 0; at--) {
      const one = lines[order[at] ?? '']
      if (!one || one.seq !== null) return undefined
      if (one.state === 'failed' && one.problem?.code === 'contact_details') return one
    }
    return undefined
  })
  const giveBack = useEffectEvent(onReturned)
  useEffect(() => {
    if (!line || !vacant) return
    discard(line.key)
    giveBack(line.body)
  }, [line, vacant])
}
