import { describe, expect, test } from 'vitest'
import { codes, type Code } from '@evenlight/contract/errors'
import { callOf } from '@evenlight/contract/client'
import { calls, isLetIn, madeFor, tokenIn, type Call } from './calls.ts'
import { openHouse } from './house.ts'
import { names } from './everybody.ts'

const house = await openHouse({ demo: true })
const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024)

interface Sent {
  token?: string | undefined
  type?: string
  payload?: string
  headers?: Record<string, string>
}
const send = async ({ route }: Pick<Call, 'route'>, path: string, { token, type, payload, headers }: Sent) => {
  const answer = await house.app.inject({
    method: route.method,
    url: path,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(type === undefined ? {} : { 'content-type': type }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  const { code } = answer.json() as { code: Code }
  expect(answer.headers['content-type']).toMatch('application/problem+json')
  expect(answer.statusCode).toBe(codes[code][0])
  return code
}

const json = 'application/json'
/** `cardless` where a body that might hide a card is refused as one. */
const faults: Record<string, { sent: Sent; code: Code; cardless?: Code }> = {
  'a body that is not JSON': { sent: { type: json, payload: '{"a":' }, code: 'bad_json' },
  'two megabytes of another type': { sent: { type: 'text/xml', payload: megabytes(2) }, code: 'too_large' },
  'two megabytes': { sent: { type: json, payload: JSON.stringify({ a: megabytes(2) }) }, code: 'too_large' },
  'another type': { sent: { type: 'text/xml', payload: '<a/>' }, code: 'unknown_type' },
  'a form': { sent: { type: 'application/x-www-form-urlencoded', payload: 'a=1' }, code: 'unknown_type' },
  'plain text': { sent: { type: 'text/plain', payload: '{}' }, code: 'unknown_type' },
  'a multipart form': {
    sent: { type: 'multipart/form-data; boundary=b', payload: '--b--\r\n' },
    code: 'unknown_type',
  },
  'a field that is unknown': { sent: { type: json, payload: '{"no_such_field":1}' }, code: 'bad_input' },
  'fifty thousand lists in one another': {
    sent: { type: json, payload: `${'['.repeat(5e4)}${']'.repeat(5e4)}` },
    code: 'bad_input',
    cardless: 'card_data_refused',
  },
  'fifty thousand lists in a field': {
    sent: { type: json, payload: `{"no_such_field":${'['.repeat(5e4)}${']'.repeat(5e4)}}` },
    code: 'bad_input',
    cardless: 'card_data_refused',
  },
  'a list': { sent: { type: json, payload: '[]' }, code: 'bad_input' },
  'a text': { sent: { type: json, payload: '"x"' }, code: 'bad_input' },
  'a number': { sent: { type: json, payload: '1' }, code: 'bad_input' },
  null: { sent: { type: json, payload: 'null' }, code: 'bad_input' },
}
const changes = calls.filter(({ route }) => route.method === 'POST' && route.body && !route.upload && !route.multipart)

describe('faults are told in one order: reading, who, size, type, fields', () => {
  test.each(changes)('$name', async (call) => {
    const { world, args } = await madeFor(house, call)
    const { path } = callOf(call.route, { params: args.params })
    const outsider = names.find((who) => tokenIn(world, who) && !isLetIn(call.route, who) && who.startsWith('client'))
    const insider = names.find((who) => isLetIn(call.route, who) && (who === 'anonymous' || tokenIn(world, who)))!
    for (const [name, { sent, code, cardless }] of Object.entries(faults)) {
      const fault = { ...sent, headers: args.headers ?? {} }
      const unread = code === 'bad_json' ? code : undefined
      expect(await send(call, path, { ...fault, token: tokenIn(world, insider) }), name).toBe(
        (call.route.cardless && cardless) || code,
      )
      if (call.route.access === 'public') continue
      expect(await send(call, path, fault), `${name}, signed out`).toBe(unread ?? 'signed_out')
      const token = outsider && tokenIn(world, outsider)
      if (token) expect(await send(call, path, { ...fault, token }), `${name}, wrong role`).toBe(unread ?? 'wrong_role')
    }
  })
})

const head = (name: string, more = '') => `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
const end = '\r\n--b--\r\n'
const forms: Record<string, { payload: string; headers?: Record<string, string>; codes: Code[] }> = {
  'that never ends': { payload: `${head('message')}hello`, codes: ['bad_input'] },
  'of nothing': { payload: '--b--\r\n', codes: ['bad_input'] },
  'with a field twice': { payload: `${head('a')}1\r\n${head('a')}2${end}`, codes: ['bad_input'] },
  'of two thousand fields': {
    payload: `${Array.from({ length: 2000 }, (_, n) => `${head(`f${n}`)}x\r\n`).join('')}--b--\r\n`,
    codes: ['bad_input'],
  },
  'with a file where none belongs': {
    payload: `${head('no_such_field', '; filename="a.png"')}x${end}`,
    codes: ['bad_input', 'too_large'],
  },
  'with __proto__ in it': { payload: `${head('__proto__')}x${end}`, codes: ['bad_input'] },
  'with constructor in it': { payload: `${head('constructor')}x${end}`, codes: ['bad_input'] },
  'with a field of two megabytes': {
    payload: `${head('message')}${megabytes(2)}${end}`,
    codes: ['too_large', 'bad_input'],
  },
  'without a boundary': {
    payload: `${head('a')}1${end}`,
    headers: { 'content-type': 'multipart/form-data' },
    codes: ['unknown_type', 'bad_input'],
  },
  'that is JSON': { payload: '{}', headers: { 'content-type': json }, codes: ['unknown_type'] },
}

describe('a form', () => {
  const withForm = calls.filter(({ route }) => route.upload ?? route.multipart)
  test.each(withForm.flatMap((call) => Object.keys(forms).map((name) => ({ ...call, form: name }))))(
    '$form is refused by $name',
    async ({ form, ...call }) => {
      const { args, token } = await madeFor(house, call)
      const { path } = callOf(call.route, { params: args.params })
      const { payload, headers, codes: known } = forms[form]!
      const type = 'multipart/form-data; boundary=b'
      expect(known).toContain(await send(call, path, { token, type, payload, ...(headers ? { headers } : {}) }))
      if (call.route.access !== 'public') expect(await send(call, path, { type, payload })).toBe('signed_out')
      expect((await house.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    },
  )
})
