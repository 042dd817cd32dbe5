import { describe, expect, test } from 'vitest'
import { areas } from '@evenlight/contract/areas'
import { codes, type Code } from '@evenlight/contract/errors'
import type { Route } from '@evenlight/contract/route'
import { newId } from '../src/kernel/ids.ts'
import { calls, isLetIn, tokenIn, type Args, type Call } from './calls.ts'
import { openHouse } from './house.ts'
import { names, roleOf, type Name } from './everybody.ts'
import { openWorld, type World } from './world.ts'

const house = await openHouse({ demo: true })

/** What the table of access and owners does not say by itself, and why it is right. */
const exceptions: Record<string, { who: Name[]; code: Code; because: string }[]> = {
  'readings.update': [
    {
      who: ['client A', 'client B', 'admin', 'moderator'],
      code: 'wrong_role',
      because: 'only a reader accepts, whosever it is',
    },
  ],
  'phone.confirm': [
    {
      who: ['client B', 'reader A', 'reader B'],
      code: 'wrong_state',
      because: 'no code was sent to a telephone of theirs',
    },
  ],
  'appointments.accept': [
    { who: ['client A'], code: 'wrong_state', because: 'who asked for it waits for the other to answer' },
  ],
  'appointments.decline': [
    { who: ['client A'], code: 'wrong_state', because: 'who asked for it waits for the other to answer' },
  ],
  'appointments.counter': [
    { who: ['client A'], code: 'wrong_state', because: 'who asked for it waits for the other to answer' },
  ],
  'opening.sendMail': [{ who: ['admin'], code: 'wrong_state', because: 'a demonstration sends no mail' }],
  'opening.confirmMail': [{ who: ['admin'], code: 'bad_input', because: 'no letter with a code was sent' }],
  'opening.tryCard': [
    { who: ['admin'], code: 'wrong_state', because: 'a demonstration takes no key of a card company' },
  ],
  'opening.freeCard': [
    { who: ['admin'], code: 'wrong_state', because: 'a demonstration takes no key of a card company' },
  ],
  'opening.tryPayPal': [{ who: ['admin'], code: 'wrong_state', because: 'a demonstration takes no key of PayPal' }],
  'claims.answer': [
    {
      who: ['client A', 'client B', 'admin', 'moderator', 'treasurer'],
      code: 'wrong_role',
      because: 'only a reader offers, whosever it is',
    },
  ],
  'moderation.undo': [
    { who: ['moderator'], code: 'wrong_state', because: 'who approved it takes it back, and that was another one' },
  ],
  'earnings.readings': [
    { who: ['reader B'], code: 'not_yours', because: 'a reader_id says whose; readers are public, so nothing is told' },
  ],
  'earnings.act': [
    { who: ['admin', 'treasurer'], code: 'wrong_role', because: 'only a reader disputes, whosever it is' },
  ],
  'wallet.statement': [
    { who: ['client B'], code: 'not_yours', because: 'a client_id that is not their own, whether it exists or not' },
  ],
  'messages.create': [
    {
      who: ['client B', 'reader A', 'reader B'],
      code: 'not_yours',
      because: 'it says whom it comes from, and that is A',
    },
  ],
  'messages.readerSent': [
    { who: ['reader B'], code: 'not_yours', because: 'a reader_id says whose; readers are public, so nothing is told' },
  ],
  'testimonials.list': [
    { who: ['reader B'], code: 'not_yours', because: 'a reader_id says whose; readers are public, so nothing is told' },
  ],
}

const expected = (call: Call, who: Name): Code | 'done' => {
  if (!isLetIn(call.route, who)) return roleOf(who) ? 'wrong_role' : 'signed_out'
  if (call.route.access === 'public') return 'done'
  const exception = exceptions[call.name]?.find((one) => one.who.includes(who))
  if (exception) return exception.code
  return call.owner === 'everybody' || call.owner.includes(who) ? 'done' : 'not_found'
}

const ask = (world: World, route: Route, who: Name, args: Args) => house.call(route, args as never, tokenIn(world, who))
const said = ({ status, problem }: { status: number; problem?: { code: Code } }) =>
  problem ? `${status} ${problem.code}` : `${status}`

/** The same with every id in it replaced by one that nobody has. */
const elsewhere = (args: Args): Args =>
  JSON.parse(
    JSON.stringify(args).replace(/"([a-z]{2,4})_[A-Za-z0-9_-]{22}"/g, (_, kind: string) => `"${newId(kind)}"`),
  ) as Args

/** Changes spoil the example for the next person; whoever was refused has changed nothing. */
const walk = async (call: Call) => {
  let world: World | undefined
  let args: Args = {}
  const row: [Name, string][] = []
  for (const who of names) {
    if (!world) {
      world = await openWorld(house)
      args = (await call.input?.(world)) ?? {}
    }
    const answer = await ask(world, call.route, who, args)
    const wanted = expected(call, who)
    if (wanted === 'done') expect(answer.problem, `${call.name} as ${who}`).toBeUndefined()
    else expect(said(answer), `${call.name} as ${who}`).toBe(`${codes[wanted][0]} ${wanted}`)
    if (wanted === 'not_found' || wanted === 'not_yours') {
      const missing = await ask(world, call.route, who, elsewhere(args))
      expect([missing.status, missing.problem], `${call.name} of nobody`).toEqual([answer.status, answer.problem])
    }
    row.push([who, said(answer)])
    if (wanted === 'done' && call.route.method === 'POST') world = undefined
  }
  return row
}

const lines = (call: Call, row: [Name, string][]) => {
  const { method, path, access, also = [] } = call.route
  const groups = Map.groupBy(row, ([, answer]) => answer)
  const answers = [...groups].toSorted(([a], [b]) => a.localeCompare(b))
  return [
    `${call.name}: ${method} ${[path, ...also].join(' = ')} for ${typeof access === 'string' ? access : access.join(', ')}`,
    ...answers.map(([answer, who]) => `  ${answer.padEnd(16)} ${who.map(([name]) => name).join(', ')}`),
  ].join('\n')
}

describe('who may make which call', () => {
  const rows = new Map<string, string>()
  test.each(calls)('$name', async (call) => {
    rows.set(call.name, lines(call, await walk(call)))
  })

  test('is written down, call by call', async () => {
    expect([...rows.keys()].toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
    const all = [...rows.values()].toSorted().join('\n\n')
    await expect(`${all}\n`).toMatchFileSnapshot('access.snapshot.txt')
  })

  test('every exception is still one', () => {
    for (const [name, list] of Object.entries(exceptions)) {
      const call = calls.find((one) => one.name === name)
      expect(call, name).toBeDefined()
      expect(list.every(({ because }) => because.length > 10)).toBe(true)
    }
  })
})

test('a public call answers everybody alike, whatever they hold', async () => {
  const world = await openWorld(house)
  for (const call of calls.filter(({ route }) => route.access === 'public' && route.method === 'GET')) {
    const args = (await call.input?.(world)) ?? {}
    const bodies = await Promise.all(
      names.map(async (who) => JSON.stringify((await ask(world, call.route, who, args)).data)),
    )
    expect(new Set(bodies).size, call.name).toBe(1)
  }
})

test('what A owns is in no list that B asks for', async () => {
  const world = await openWorld(house)
  const { 'client A': mine, 'client B': other } = world.people
  const things = [mine.id, mine.email, await world.settled(), await world.paid(), await world.reviewed()]
  await mine.call(areas.readings.write, {
    body: { chat_id: await world.requested(), client_msg_id: 'only-for-them', body: 'A word between us.' },
  })
  const own = calls.filter(
    ({ route, owner }) => route.method === 'GET' && route.access !== 'public' && owner === 'everybody',
  )
  const told = async (who: Name) => {
    const answers = own.map(async ({ route, input }) => ask(world, route, who, (await input?.(world)) ?? {}))
    return JSON.stringify((await Promise.all(answers)).map(({ data }) => data ?? null))
  }
  expect(things.filter(Boolean)).toHaveLength(5)
  for (const who of ['client B', 'reader B'] as const) {
    const text = await told(who)
    expect(text).toContain(who === 'client B' ? other.id : world.people['reader B'].id)
    for (const thing of things) expect(text, `${who} hears of ${thing}`).not.toContain(thing)
  }
})
