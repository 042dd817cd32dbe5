import { Failed } from '@evenlight/contract/client'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { openAdminsRoom } from '../admins-room.ts'
import { emit, useConnected, useOn } from '../../live.ts'
import type { ChatMessage, Reading } from '../../readings/calls.ts'

const merged = (known: readonly ChatMessage[], told: readonly ChatMessage[]) =>
  [...new Map([...known, ...told].map((one) => [one.seq, one])).values()].toSorted((a, b) => a.seq - b.seq)

/** Reads along in a reading for a reason, from when the line stands until this leaves the page. */
export function useWatch(readingId: string, reason: string, own: string) {
  const [chat, setChat] = useState<Reading>()
  const [messages, add] = useReducer(merged, [])
  const [failed, fail] = useState<unknown>()
  const { connected } = useConnected()
  const [tries, setTries] = useState(0)
  const begin = useEffectEvent(async () => {
    try {
      const begun = await emit('watch:begin', { chat_id: readingId, reason })
      setChat(begun.chat)
      add(begun.messages)
      fail(undefined)
    } catch (error) {
      // Without a line it begins anew as soon as there is one.
      if (!(error instanceof Failed) || error.status !== 0) fail(error)
    }
  })
  useEffect(() => {
    if (!connected) return
    void begin()
    return () => void emit('watch:end', { chat_id: readingId }).catch(() => undefined)
  }, [connected, readingId, tries])
  useOn('watch:changed', (told) => {
    if (told.id === readingId) setChat(told)
  })
  useOn('watch:message', ({ chat_id, ...message }) => {
    if (chat_id === readingId) add([message])
  })
  const [client, reader] = [chat?.client.username, chat?.reader.display_name]
  useEffect(
    () =>
      client !== undefined && reader !== undefined
        ? openAdminsRoom({ client: { username: client }, reader: { display_name: reader } }, own)
        : undefined,
    [client, reader, own],
  )
  return { chat, messages, failed, connected, again: () => setTries((count) => count + 1) }
}
