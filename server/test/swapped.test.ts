import { expect, test } from 'vitest'
import type { Code } from '@evenlight/contract/errors'
import { newId } from '../src/kernel/ids.ts'
import { calls, isLetIn, tokenIn, type Args, type Call } from './calls.ts'
import { names, roleOf, type Name } from './everybody.ts'
import { openHouse } from './house.ts'
import { openWorld } from './world.ts'

const house = await openHouse({ demo: true })

type Place = (string | number)[]
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,4}_[A-Za-z0-9_-]{22}$/.test(value)
/** Every id in path, query, body and multipart, and where it stands. */
const idsIn = (value: unknown, at: Place = []): { at: Place; id: string }[] =>
  isId(value)
    ? [{ at, id: value }]
    : typeof value === 'object' && value !== null && !(value instanceof Blob)
      ? Object.entries(value).flatMap(([key, inner]) => idsIn(inner, [...at, key]))
      : []
const put = (root: unknown, [key, ...rest]: Place, value: unknown): unknown => {
  if (key === undefined) return value
  const inner = put((root as Record<string, unknown>)[key], rest, value)
  return Array.isArray(root) ? root.with(Number(key), inner) : { ...(root as object), [key]: inner }
}

/** What another pair's id may lead to where it is no secret, and why. */
const open: Record<string, string> = {
  'bans.ban body.client_id': 'anybody may refuse whomever they like',
  'bans.unban body.client_id': 'anybody may refuse whomever they like',
  'messages.create body.reader_id': 'readers are public',
}

/** Members for whom the example succeeds; the house may look at everybody. */
const ownersOf = ({ route, owner }: Call) =>
  names.filter(
    (who): who is Exclude<Name, 'anonymous'> =>
      roleOf(who) !== undefined &&
      roleOf(who) !== 'ADMIN' &&
      isLetIn(route, who) &&
      owner !== 'everybody' &&
      owner.includes(who),
  )
const told: Code[] = ['not_found', 'not_yours', 'not_a_counterpart']

const owned = calls.filter((call) => ownersOf(call).length > 0 && call.input)
test.each(owned)("$name with one id of another pair's in each place", async (call) => {
  // Two pairs of people who know nothing of one another, each with things of their own.
  const [here, there] = [await openWorld(house), await openWorld(house)]
  const [mine, theirs] = [await call.input!(here), await call.input!(there)]
  const foreign = new Map(idsIn(theirs).map(({ at, id }) => [at.join('.'), id]))
  for (const who of ownersOf(call).slice(0, 1))
    for (const { at, id } of idsIn(mine)) {
      const other = foreign.get(at.join('.'))
      if (other === undefined || other === id) continue
      const place = `${call.name} ${at.join('.')}`
      const ask = (value: string) => house.call(call.route, put(mine, at, value) as Args as never, tokenIn(here, who))
      const answer = await ask(other)
      if (open[place]) continue
      expect(told, `${place} as ${who}: ${answer.status} ${answer.problem?.code}`).toContain(answer.problem?.code)
      const missing = await ask(newId(other.slice(0, other.indexOf('_'))))
      expect([missing.status, missing.problem?.code], `${place} of nobody`).toEqual([
        answer.status,
        answer.problem.code,
      ])
    }
})

test('a sign-in that ended opens no call, nor does that of an admin whose role was changed', async () => {
  const world = await openWorld(house)
  const { 'client A': ida, moderator } = world.people
  const set = (id: string) =>
    house.database.pool.query(
      `update account_sign_in set ended_at = now(), ended_because = 'elsewhere' where person_id = $1`,
      [id],
    )
  await set(ida.id)
  await set(moderator.id)
  for (const { name, route } of calls.filter((call) => call.route.access !== 'public'))
    for (const who of [ida, moderator]) {
      const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, newId('cht')]))
      const answer = await house.call(route, { params } as never, who.token)
      expect([answer.status, answer.problem?.code], name).toEqual([401, 'signed_out'])
    }
})
