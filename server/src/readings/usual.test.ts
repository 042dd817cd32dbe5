import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readingsTold, ChatMessage, NewChatMessage } from '@evenlight/contract/readings'
import { parse } from 'zod/v4/core'
import { readBy } from '../kernel/input.ts'
import { messageOf } from './messages.ts'
import { usualMessage } from './usual.ts'

const read = (sent: unknown) => {
  try {
    return readBy(NewChatMessage, sent)
  } catch {
    return 'refused'
  }
}
/** How both ways read the same, as it comes out of JSON; whether the short one did. */
const agree = (sent: unknown) => {
  const short = usualMessage(sent)
  if (short !== undefined) expect(short).toStrictEqual(read(sent))
  return short !== undefined
}
const usual = { chat_id: 'cht_abc', client_msg_id: 'said-it-1', body: 'Good evening.' }
const signs = [
  'a',
  ' ',
  '\t',
  '\u00a0',
  '\ufeff',
  '\n',
  '\r',
  '\r\n',
  '\0',
  '\ud83d',
  '\ude00',
  '✨',
  'é',
  '"',
  '\u2028',
]
const body = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((some) => some.join('')),
  fc.tuple(fc.integer({ min: 3998, max: 4002 }), fc.constantFrom('a', '✨', ' ')).map(([n, sign]) => sign.repeat(n)),
)
const odd = [
  '',
  'ab',
  'abcdefgh\\n',
  'abc.efgh',
  'äbcdefgh',
  ' abcdefgh',
  'cht_abcdefgh',
  'a'.repeat(40),
  'a'.repeat(41),
  'a'.repeat(65),
]
const someId = (head: string) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/).map((tail) => head + tail) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(head, head.toUpperCase()), fc.constantFrom(...odd)).map(([a, b]) => a + b),
    },
  )
const anything = fc.oneof(
  { weight: 1, arbitrary: fc.anything({ withBigInt: true, withDate: true, withMap: true }) },
  { weight: 3, arbitrary: fc.jsonValue() },
)
const message = fc.record({ chat_id: someId('cht_'), client_msg_id: someId(''), body }).chain((one) =>
  fc.oneof(
    fc.constant<unknown>(one),
    fc
      .tuple(
        fc.constantFrom('image', 'from', '__proto__', 'constructor', 'toString', 'body', 'chat_id', 'client_msg_id'),
        anything,
      )
      .map(
        ([name, value]) =>
          Object.defineProperty({ ...one }, name, { value, enumerable: true, configurable: true }) as unknown,
      ),
    fc.constantFrom('chat_id', 'client_msg_id', 'body').map((name) => ({ ...one, [name]: undefined })),
  ),
)

describe('the short reading of a message', () => {
  test('is that of the contract, whatever comes', () => {
    let short = 0
    fc.assert(
      fc.property(message, (sent) => void (agree(sent) && short++)),
      { numRuns: 5000 },
    )
    fc.assert(
      fc.property(anything, (sent) => void agree(sent)),
      { numRuns: 2000 },
    )
    expect(short).toBeGreaterThan(200)
  })

  test.each([
    ['as most are', usual, true],
    ['of many lines', { ...usual, body: 'One\ntwo ✨' }, true],
    ['of 4,000 characters', { ...usual, body: 'a'.repeat(4000) }, true],
    ['of 4,001', { ...usual, body: 'a'.repeat(4001) }, false],
    ['of white space', { ...usual, body: ' \n\u00a0' }, false],
    ['with line breaks as forms send them', { ...usual, body: 'a\r\nb' }, false],
    ['with what cannot be stored', { ...usual, body: 'a\0' }, false],
    ['with half a pair', { ...usual, body: 'a\ud83d' }, false],
    ['with a picture', { ...usual, image: 'picture-1.png' }, false],
    [
      'with a field too many',
      JSON.parse('{"__proto__":1,"chat_id":"cht_abc","client_msg_id":"said-it-1","body":"x"}'),
      false,
    ],
    ['to another kind of id', { ...usual, chat_id: 'usr_abc' }, false],
    ['with a line break after its id', { ...usual, client_msg_id: 'said-it-1\n' }, false],
    ['in a list', [usual.chat_id, usual.client_msg_id, usual.body], false],
    ['out of inherited fields', Object.create({ ...usual, more: 1 }), false],
  ])('%s', (_, sent, short) => expect(agree(sent)).toBe(short))
})

test('an answer is built as the contract has it, told and acknowledged', () => {
  const ms = fc.integer({ min: 1e12, max: 2e12 })
  const row = fc.record({
    reading_id: fc.constant('cht_abc'),
    seq: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    id: fc.constant('msg_abc'),
    sender_id: fc.constant('usr_abc'),
    client_msg_id: fc.constant('said-it-1'),
    body: fc.string({ unit: 'binary' }),
    image: fc.constantFrom(null, 'here.png', 'gone.png'),
    at_ms: ms,
    read_ms: fc.option(ms),
  })
  const url = '/api/v2/files/here.png'
  const image = { original_url: url, width: 320, height: 200, sizes: [{ width: 320, url }] }
  fc.assert(
    fc.property(row, (one) => {
      const answer = messageOf(one, new Map([['here.png', image]]))
      const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
      expect(plain(answer)).toEqual(plain(parse(ChatMessage, answer)))
      const told = { ...answer, chat_id: one.reading_id }
      expect(plain(told)).toEqual(plain(parse(readingsTold['chat:message'], told)))
    }),
  )
})
