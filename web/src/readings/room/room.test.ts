import { beforeEach, expect, test } from 'vitest'
import { forget, useSession } from '../../session/session.ts'
import type { Reading, ChatMessage, ServerClock } from '../calls.ts'
import { mirrorRoom, noteEnd, noteEntry, noteFreeWarning, rememberedOf } from './session-mirror.ts'
import { lastBefore } from './events.ts'
import {
  setClock,
  clearRoom,
  dismissAdded,
  initRoom,
  setDisconnected,
  setReading,
  addMessages,
  useRoom,
  setWarning,
} from './room.ts'

const clock = (part: Partial<ServerClock> = {}): ServerClock => ({
  server_time: '2026-11-20T10:00:00.000Z',
  running: true,
  standby: false,
  stopped_by: [],
  free_seconds_used: 0,
  paid_seconds_used: 0,
  seconds_left: 600,
  left_of: 'free',
  free_seconds_left: 120,
  paid_seconds_left: 0,
  ...part,
})
const standing = clock({ running: false, standby: true, stopped_by: ['not_started'] })
const reading: Reading = {
  id: 'cht_one',
  channel: 'chat',
  client: { id: 'usr_ida', username: 'ida' },
  reader: { id: 'usr_mara', username: 'mara', display_name: 'Mara Linden' },
  state: 'open',
  continue_on_paid: false,
  clock: standing,
  events: [],
  requested_at: '2026-11-20T09:59:00.000Z',
  top_ups_left: 3,
  short_away: [],
}
const message = (seq: number, at = '2026-11-20T10:00:01.000Z'): ChatMessage => ({
  id: `msg_${seq}`,
  seq,
  client_msg_id: `key-${seq}`,
  from: 'usr_mara',
  body: 'hello',
  at,
})
const room = () => useRoom.getState()

beforeEach(() => {
  forget()
  clearRoom()
})

test('a turn of the clock stands after what the server had by then', () => {
  initRoom(reading, [])
  addMessages([message(1, '2026-11-20T10:00:01.000Z'), message(2, '2026-11-20T10:00:09.000Z')])
  expect(lastBefore(room().thread, '2026-11-20T10:00:05.000Z')).toBe('key-1')
  expect(lastBefore(room().thread, '2026-11-20T10:00:09.000Z')).toBe('key-2')
  expect(lastBefore(room().thread, '2026-11-20T10:00:00.000Z')).toBeUndefined()
})

test('a limit of three minutes is not announced as five', () => {
  initRoom({ ...reading, clock: clock({ seconds_left: 180, left_of: 'all' }) }, [])
  setClock(clock({ seconds_left: 170, free_seconds_used: 10, left_of: 'all' }))
  expect(room().warning).toBeNull()
  setClock(clock({ seconds_left: 119, free_seconds_used: 61, left_of: 'all' }))
  expect(room().warning).toEqual({ seconds_left: 120, of: 'all' })
})

test('time that is added is said once, and what ran out before is no news any more', () => {
  const added = { at: '2026-11-20T10:01:00.000Z', what: 'time_added', seconds: 1200 } as const
  initRoom({ ...reading, clock: clock({ seconds_left: 296 }) }, [])
  setClock(clock({ seconds_left: 296, free_seconds_used: 304 }))
  expect(room().warning).toMatchObject({ seconds_left: 300 })
  const after = clock({ seconds_left: 296, free_seconds_used: 304, paid_seconds_left: 1200 })
  setReading({ ...reading, clock: after, events: [added] })
  expect(room()).toMatchObject({ added: 1200, warning: null })
  dismissAdded()
  setReading({ ...reading, clock: after, events: [added] })
  expect(room()).toMatchObject({ added: null, warning: null })
  setClock(clock({ seconds_left: 118, free_seconds_used: 482 }))
  expect(room().warning).toMatchObject({ seconds_left: 120 })
})

test('a warning holds until more time comes in, whoever told it', () => {
  initRoom(reading, [])
  setClock(clock({ seconds_left: 299, free_seconds_used: 301 }))
  expect(room().warning).toEqual({ seconds_left: 300, of: 'free' })
  setWarning({ seconds_left: 60, of: 'free' })
  const { warning } = room()
  setWarning({ seconds_left: 60, of: 'free' })
  expect(room().warning).toBe(warning)
  setClock(clock({ seconds_left: 900 }))
  expect(room().warning).toBeNull()
})

test('free time that paid time follows is warned of until paid time runs', () => {
  initRoom({ ...reading, clock: clock({ left_of: 'all', seconds_left: 900 }) }, [])
  setWarning({ seconds_left: 60, of: 'free' })
  setClock(clock({ left_of: 'all', seconds_left: 850, free_seconds_used: 50 }))
  expect(room().warning).toEqual({ seconds_left: 60, of: 'free' })
  setClock(clock({ left_of: 'all', seconds_left: 780, free_seconds_used: 110, paid_seconds_used: 1 }))
  expect(room().warning).toBeNull()
})

test('a loss is kept from its first moment and ends with the next answer', () => {
  initRoom({ ...reading, clock: clock() }, [])
  const { answered } = room()
  setDisconnected()
  setDisconnected()
  expect(room().lost).toBe(answered)
  setClock(clock())
  expect(room()).toMatchObject({ lost: null, spared: null })
})

test('what was not counted never gets less, whatever the server’s whole seconds leave over', () => {
  const at = (ms: number) => new Date(Date.parse(reading.requested_at) + ms).toISOString()
  initRoom({ ...reading, clock: { ...standing, server_time: at(1500) } }, [])
  const shown = [
    [2000, 0],
    [10_400, 8],
    [10_600, 9],
    [11_400, 9],
    [11_600, 10],
  ].map(([ms = 0, used = 0]) => {
    setClock(clock({ server_time: at(ms), free_seconds_used: used }))
    return room().uncountedMs
  })
  expect(shown).toEqual([1500, 1500, 1500, 1500, 1500])
  setClock(clock({ server_time: at(14_000), free_seconds_used: 10, running: false, stopped_by: ['reader_standby'] }))
  expect(room().uncountedMs).toBe(3000)
})

test('another reading’s word changes nothing here', () => {
  initRoom(reading, [])
  const before = room()
  setReading({ ...reading, id: 'cht_two', state: 'settled' })
  expect(room()).toBe(before)
})

test('the session mirrors the room, counts its reloads and forgets it at its end', () => {
  noteEntry(reading)
  initRoom(reading, rememberedOf(reading))
  const stop = mirrorRoom()
  useSession.setState({ requestChatWithId: 'usr_mara', requestChatData: reading })
  setClock(clock({ free_seconds_used: 7 }))
  noteFreeWarning()
  expect(useSession.getState()).toMatchObject({
    chatData: { id: 'cht_one', clock: { free_seconds_used: 7 } },
    client_name: 'ida',
    reader_name: 'Mara Linden',
    standBy: false,
    chatDuration: 7,
    isUseFreeTimeLocal: true,
    numberFreetimeWarning: 1,
    requestChatWithId: null,
    requestChatData: null,
  })
  expect(useSession.getState().admin_name).toBe('')
  setClock(clock({ running: false, standby: true, stopped_by: ['admin_pause'] }))
  expect(useSession.getState().admin_name).toBe('Evenlight')
  stop()
  noteEnd('cht_other')
  expect(useSession.getState().chatEnded).toBeNull()
  noteEnd('cht_one')
  expect(useSession.getState()).toMatchObject({ chatData: null, chatEnded: 'cht_one', standBy: true, chatMessage: [] })
  expect(useSession.getState().admin_name).toBe('')
})

test('the messages of another room are not drawn in this one', () => {
  noteEntry(reading)
  useSession.setState({ chatMessage: [message(1)] })
  expect(rememberedOf(reading)).toHaveLength(1)
  expect(rememberedOf({ ...reading, id: 'cht_two' })).toEqual([])
  noteEntry({ ...reading, id: 'cht_two' })
  expect(useSession.getState()).toMatchObject({ chatMessage: [], chatDuration: 0, countReload: 0 })
})
