import { beforeEach, describe, expect, test } from 'vitest'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { callOf } from '@evenlight/contract/client'
import { codes, type Problem } from '@evenlight/contract/errors'
import { newId } from '../src/kernel/ids.ts'
import { calls, madeFor, type Args, type Call } from './calls.ts'
import { openHouse } from './house.ts'

const house = await openHouse({ demo: true })

const smuggled = [
  'role',
  'type',
  'balance',
  'is_admin',
  'approved',
  'price',
  'id',
  'created_at',
  'constructor',
  '__proto__',
]
const wrong: unknown[] = [
  null,
  true,
  0,
  -1,
  12.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e300,
  '',
  ' \n ',
  [],
  {},
  [[]],
  { toString: 1 },
  newId('usr'),
  newId('cht'),
]
const injected = [
  `'";-- \\`,
  `%' or 1=1 --`,
  '<img src=x onerror=alert(1)>',
  'a\r\nSet-Cookie: rt=stolen',
  '../../../etc/passwd',
  '${7*7}{{7*7}}',
]
const unkeepable = ['a\u0000b', 'a\ud800b', '\udfff']
const huge = 'x'.repeat(120_000)
const cursors = ['x', 'AAAA', '%00', 'null', 'W10', Buffer.from('{"a":1}').toString('base64url'), 'A'.repeat(400)]
const badPaths = ['%00', '%27%22%3B--', '..%2F..%2Fetc', '%ff', '%', 'x'.repeat(150), '%F0%9F%92%A9']

type Path = (string | number)[]
interface Node {
  at: Path
  value: unknown
}
const nodesOf = (value: unknown, at: Path = []): Node[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        { at: [...at, key], value: inner },
        ...nodesOf(inner, [...at, key]),
      ])
    : []
/** A copy of `root` with `value` at this place; `__proto__` becomes a field like any other. */
const put = (root: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value
  const inner = put((root as Record<string, unknown> | undefined)?.[key], rest, value)
  if (Array.isArray(root)) return root.with(Number(key), inner)
  return Object.fromEntries([...Object.entries(root ?? {}).filter(([name]) => name !== key), [key, inner]])
}

interface Def {
  type: string
  shape?: Record<string, $ZodType>
  options?: $ZodType[]
}
const knownFields = (schema: $ZodType): string[] => {
  const { shape, options } = schema._zod.def as Def
  return shape ? Object.keys(shape) : (options ?? []).flatMap(knownFields)
}

const internals =
  /\.ts:\d|node_modules|at async|SQLSTATE|violates|relation "|syntax error|invalid byte sequence|ZodError/
const send = async (
  call: Call,
  args: Args,
  token: string | undefined,
  given: { query?: string; path?: string } = {},
) => {
  const { path } = callOf(call.route, {
    params: args.params,
    query: given.query === undefined ? args.query : undefined,
  })
  const answer = await house.app.inject({
    method: call.route.method,
    url: given.path ?? (given.query === undefined ? path : `${path}?${given.query}`),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'content-type': 'application/json',
      ...args.headers,
    },
    ...(call.route.method === 'POST' ? { payload: JSON.stringify(args.body ?? {}) } : {}),
  })
  const { statusCode: status, payload } = answer
  expect(status, payload).toBeLessThan(500)
  if (status < 400) return { status, problem: undefined }
  expect(answer.headers['content-type']).toMatch('application/problem+json')
  const problem = answer.json<Problem>()
  expect(codes[problem.code][0]).toBe(status)
  expect(payload).not.toMatch(internals)
  return { status, problem }
}
const named = (problem: Problem | undefined, field: string) =>
  [problem?.code, Object.keys(problem?.fields ?? {})].flat().includes(field)

/** Everything that is stored, as one line a table. */
const stored = async () => {
  const { pool } = house.database
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const digests = rows.map(
    ({ name }) =>
      `select '${name}' || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as line from ${name} t`,
  )
  return (await pool.query<{ line: string }>(digests.join(' union all '))).rows.map(({ line }) => line).toSorted()
}

const changes = calls.filter(({ route }) => route.body && !route.upload && !route.multipart)

describe('what a body must not hold is refused by field, and changes nothing', () => {
  test.each(changes)('$name', async (call) => {
    const { args, token } = await madeFor(house, call)
    const schema = call.route.body!
    const nodes = nodesOf(args.body)
    const objects: Path[] = [
      [],
      ...nodes.filter(({ value }) => typeof value === 'object' && !Array.isArray(value)).map(({ at }) => at),
    ]
    const before = await stored()
    const refused = async (at: Path, value: unknown) => {
      const { status, problem } = await send(call, { ...args, body: put(args.body, at, value) as never }, token)
      expect([status, problem?.code], at.join('.')).toEqual([422, 'bad_input'])
      return problem!
    }
    for (const name of [...smuggled, 'no_such_field'])
      for (const at of objects)
        if (at.length > 0 || !knownFields(schema).includes(name))
          expect(await refused([...at, name], 'ADMIN'), name).toSatisfy((it: Problem) =>
            named(it, [...at, name].join('.')),
          )
    for (const { at, value } of nodes) {
      if (typeof value === 'string')
        for (const bad of [...unkeepable, huge])
          expect(await refused(at, bad), at.join('.')).toSatisfy((it: Problem) => named(it, at.join('.')))
      for (const bad of wrong)
        if (!safeParse(schema, put(args.body, at, bad)).success)
          expect(Object.keys((await refused(at, bad)).fields ?? {}).join()).toContain(String(at[0]))
    }
    expect(await stored()).toEqual(before)
  })
})

describe('what a body may hold, however strange, never breaks anything', () => {
  const renewalsMax = 5
  test.each(changes)('$name', async (call) => {
    let made = await madeFor(house, call)
    let renewals = 0
    for (const { at, value } of nodesOf(made.args.body))
      for (const strange of typeof value === 'string' ? [...injected, ...wrong] : wrong) {
        const body = put(made.args.body, at, strange)
        if (!safeParse(call.route.body!, body).success) continue
        const { status } = await send(call, { ...made.args, body: body as never }, made.token)
        if (status < 300 && renewals++ < renewalsMax) made = await madeFor(house, call)
      }
  })
})

describe('addresses', () => {
  test.each(calls.filter(({ route }) => route.query))('the query of $name', async (call) => {
    const { args, token } = await madeFor(house, call)
    const ask = (more: Record<string, string>) =>
      send(call, args, token, { query: String(new URLSearchParams({ ...args.query, ...more })) })
    expect((await ask({ no_such_field: '1' })).problem).toMatchObject({
      code: 'bad_input',
      fields: { no_such_field: expect.any(String) },
    })
    for (const field of knownFields(call.route.query!)) {
      for (const bad of [...injected, '', '-1', '1e9', '9'.repeat(15), '9'.repeat(30), newId('usr'), newId('cht')])
        await ask({ [field]: bad })
      const twice = await send(call, args, token, { query: `${new URLSearchParams(args.query)}&${field}=1&${field}=2` })
      for (const { problem } of [await ask({ [field]: huge.slice(0, 10_000) }), await ask({ [field]: 'a\0b' }), twice])
        expect(problem, field).toSatisfy((it: Problem) => it?.code === 'bad_input' && named(it, field))
    }
    if (!knownFields(call.route.query!).includes('after')) return
    for (const after of cursors)
      expect((await ask({ after })).problem, after).toMatchObject({
        code: 'bad_input',
        fields: { after: expect.any(String) },
      })
  })

  test.each(calls.filter(({ route }) => route.params))('the path of $name', async (call) => {
    const { args, token } = await madeFor(house, call)
    const query = new URLSearchParams(args.query)
    for (const bad of badPaths) {
      const path = `${call.route.path.replaceAll(/\{\w+\}/g, bad)}?${query}`
      await send(call, args, token, { path })
    }
  })
})

beforeEach(async () => {
  expect((await house.app.inject({ url: '/readyz' })).statusCode).toBe(200)
})
