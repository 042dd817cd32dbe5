import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageRowsDefault } from '@evenlight/contract/lengths'
import { everybody } from '../src/accounts/member-store.ts'
import { sift } from '../src/accounts/sift-store.ts'
import { listMine as listBans } from '../src/bans/store.ts'
import { listSigns } from '../src/care/store.ts'
import { listClaims } from '../src/claims/store.ts'
import { page as listClients } from '../src/clients/store.ts'
import { listDays, listEarned, listLines, listStatements } from '../src/earnings/store.ts'
import { page as listFavorites } from '../src/favorites/store.ts'
import type { Db } from '../src/kernel/database.ts'
import { listPayments } from '../src/payments/refund-store.ts'
import { listOpenOfClient } from '../src/payments/store.ts'
import { listReachable } from '../src/messages/reach.ts'
import { listMet, listPast } from '../src/readings/history.ts'
import { listMissed } from '../src/readings/missed-store.ts'
import { countShortReturns, findLast } from '../src/readings/store.ts'
import { listAll, listOwn, listPublished } from '../src/testimonials/store.ts'
import { pageOfAll, pageOfMine } from '../src/tickets/store.ts'
import { merged } from '../src/timeline/merged.ts'
import { findEarnings } from '../src/wallet/public.ts'
import { lotsOwned } from '../src/wallet/lots.ts'
import { listLines as pointsLines } from '../src/wallet/points-store.ts'
import { heldLines, postedLines, type Filter } from '../src/wallet/statement.ts'
import { freshDatabase } from './database.ts'
import { fillLongPast, longPast, pastAdmin, pastEndsMs } from './long-past.ts'
import { costOfAll, type Planned } from './plan.ts'
import { timelines } from './timelines.ts'

const { database } = await freshDatabase()
afterAll(() => database.close())
beforeAll(() => fillLongPast(database, { readings: 10_000, crowd: database.embedded ? 5000 : 20_000 }), 240_000)

const most = pageRowsDefault + 1
/** A row of the page, and those of other tables that stand in it: a line of a statement is made of up to five transfers. */
const rowsOfRow = 12
const dayMs = 86_400_000
const at = (daysAgo: number) => new Date(pastEndsMs - daysAgo * dayMs).toISOString()

type Age = 'long' | 'short'
const pastOf = (age: Age, as: 'client' | 'reader') => (db: Db) =>
  listPast(db, { personId: longPast[as][age], as: `${as}_id`, withId: undefined, after: undefined, most })
const metBy = (age: Age, as: 'client' | 'reader') => (db: Db) =>
  listMet(db, { personId: longPast[as][age], as: `${as}_id`, after: undefined, most })
const statement = (age: Age, filter: Filter) => (db: Db) =>
  postedLines(db, longPast.client[age], filter, undefined, most)
const claims = (age: Age, of: 'client' | 'reader', waiting: boolean) => (db: Db) =>
  listClaims(db, { of, personId: longPast[of][age], waiting, readingId: undefined, now: 0 }, undefined, most)

/** First pages of one person, each with every filter. */
const ofOne: Record<string, (age: Age) => (db: Db) => Promise<unknown>> = {
  'past readings of a client': (age) => pastOf(age, 'client'),
  'past readings of a reader': (age) => pastOf(age, 'reader'),
  'past readings of two people': (age) => (db) =>
    listPast(db, {
      personId: longPast.pair[age].client,
      as: 'client_id',
      withId: longPast.pair[age].reader,
      after: undefined,
      most,
    }),
  'readers whom a client has met': (age) => metBy(age, 'client'),
  'clients whom a reader has met': (age) => metBy(age, 'reader'),
  'own clients of a reader': (age) => (db) => listClients(db, { readerId: longPast.reader[age] }, undefined, most),
  'clients whom a reader may write to': (age) => (db) =>
    listReachable(db, { writer: { id: longPast.reader[age], role: 'READER' }, now: pastEndsMs, most }),
  'missed requests': (age) => (db) => listMissed(db, longPast.reader[age], undefined, most),
  'short readings that went back': (age) => (db) =>
    countShortReturns(db, {
      clientId: longPast.pair[age].client,
      readerId: longPast.pair[age].reader,
      dayAgo: pastEndsMs - dayMs,
      weekAgo: pastEndsMs - 7 * dayMs,
    }),
  'a statement': (age) => statement(age, {}),
  'a statement, what was bought': (age) => statement(age, { kind: 'bought' }),
  'a statement, readings': (age) => statement(age, { kind: 'readings' }),
  'a statement, what was given': (age) => statement(age, { kind: 'given' }),
  'a statement from a day on': (age) => statement(age, { from: at(20) }),
  'a statement until a day': (age) => statement(age, { until: at(20) }),
  'a statement of some days, what was bought': (age) => statement(age, { kind: 'bought', from: at(40), until: at(20) }),
  'what is held': (age) => (db) => heldLines(db, longPast.client[age]),
  'lots of time': (age) => (db) => lotsOwned(db, longPast.client[age], pastEndsMs),
  'movements of points': (age) => (db) => pointsLines(db, longPast.client[age], undefined, most),
  'what a reader earned in a day': (age) => (db) =>
    findEarnings(db, longPast.reader[age], pastEndsMs - dayMs, pastEndsMs),
  'what a reader earned by reading': (age) => (db) =>
    listEarned(db, { readerId: longPast.reader[age], from: pastEndsMs - 15 * dayMs, place: [pastEndsMs, 0], most }),
  'what a reader earned by day': (age) => (db) =>
    listDays(db, { readerId: longPast.reader[age], zone: 'UTC', from: pastEndsMs - 5 * dayMs, until: pastEndsMs }),
  'statements of a reader': (age) => (db) =>
    listStatements(db, { readerId: longPast.reader[age], state: undefined }, undefined, most),
  'statements of a reader that wait': (age) => (db) =>
    listStatements(db, { readerId: longPast.reader[age], state: 'open' }, undefined, most),
  'lines of a statement': (age) => (db) => listLines(db, `stm_${longPast.reader[age]}3`, 0, most),
  'payments of a client': (age) => (db) =>
    listPayments(db, { state: undefined, clientId: longPast.client[age] }, undefined, most),
  'payments without an end': (age) => (db) => listOpenOfClient(db, longPast.client[age]),
  'claims of a client': (age) => claims(age, 'client', false),
  'claims that wait for a client': (age) => claims(age, 'client', true),
  'claims of a reader': (age) => claims(age, 'reader', false),
  'claims that wait for a reader': (age) => claims(age, 'reader', true),
  'reviews by a client': (age) => (db) => listOwn(db, 'client', longPast.client[age], undefined, most),
  'reviews of a reader': (age) => (db) => listOwn(db, 'reader', longPast.reader[age], undefined, most),
  'published reviews': (age) => (db) => listPublished(db, longPast.reader[age], undefined, undefined, most),
  'published reviews of four stars': (age) => (db) => listPublished(db, longPast.reader[age], 4, undefined, most),
  favourites: (age) => (db) => listFavorites(db, longPast.client[age], undefined, most),
  bans: (age) => (db) => listBans(db, longPast.client[age], undefined, most),
  'the last reading of two people': (age) => (db) => findLast(db, longPast.pair[age].client, longPast.pair[age].reader),
  'questions to the house': (age) => (db) => pageOfMine(db, longPast.client[age], undefined, most),
}
/** First pages of what everybody did, as the desk sees it. */
const ofAll: Record<string, (db: Db) => Promise<unknown>> = {
  payments: (db) => listPayments(db, { state: undefined, clientId: undefined }, undefined, most),
  'payments under review': (db) => listPayments(db, { state: 'review', clientId: undefined }, undefined, most),
  statements: (db) => listStatements(db, { readerId: undefined, state: undefined }, undefined, most),
  'statements, disputed': (db) => listStatements(db, { readerId: undefined, state: 'disputed' }, undefined, most),
  claims: (db) => listClaims(db, deskClaims(false), undefined, most),
  'claims that wait': (db) => listClaims(db, deskClaims(true), undefined, most),
  reviews: (db) => listAll(db, undefined, most),
  questions: (db) => pageOfAll(db, undefined, undefined, most),
  'open questions': (db) => pageOfAll(db, 'open', undefined, most),
  'signs of distress': (db) => listSigns(db, undefined, most),
  ...Object.fromEntries(
    (['any', 'active', 'pending', 'blocked', 'waiting', 'refused'] as const).map((state) => [
      `members, ${state}`,
      (db: Db) => everybody(db, { state }, { after: undefined, now: pastEndsMs, most }),
    ]),
  ),
  'members, readers': (db) => everybody(db, { type: 'READER' }, { after: undefined, now: pastEndsMs, most }),
  'members by a name': (db) => sift(db, { q: 'longc', seesMoney: true }, { after: undefined, now: pastEndsMs, most }),
}
const deskClaims = (waiting: boolean) => ({
  of: 'admin' as const,
  personId: pastAdmin,
  waiting,
  readingId: undefined,
  now: pastEndsMs,
})

const plans: Planned[] = ['for any values', 'at the seventh run']
test.each(plans)('a first page reads no more where the past is ten times as long, by the plan %s', async (planned) => {
  const grown: unknown[] = []
  for (const [name, page] of Object.entries(ofOne)) {
    const [long, short] = [
      await costOfAll({ database }, page('long'), planned),
      await costOfAll({ database }, page('short'), planned),
    ]
    const fine =
      long.rows <= 1.2 * short.rows + 5 && long.buffers <= 1.2 * short.buffers + 10 && long.rows <= rowsOfRow * most
    if (!fine) grown.push({ name, long, short })
  }
  expect(grown).toEqual([])
})

test.each(plans)('a first page of what everybody did reads a page, by the plan %s', async (planned) => {
  const much: unknown[] = []
  for (const [name, page] of Object.entries(ofAll)) {
    const cost = await costOfAll({ database }, page, planned)
    if (cost.rows > rowsOfRow * most) much.push({ name, ...cost })
  }
  expect(much).toEqual([])
})

/** A row of a time line may stand on others: a gift on its transfers, a payment on its lots. */
const rowsOfEntry = 6
test.each(plans)('each list of a time line gives a page by reading one, by the plan %s', async (planned) => {
  const grown: unknown[] = []
  for (const [role, as] of [
    ['CLIENT', 'client'],
    ['READER', 'reader'],
  ] as const)
    for (const source of timelines) {
      const costOf = (age: Age) => {
        const asked = { personId: longPast[as][age], role, place: undefined, most }
        return costOfAll({ database }, (db) => merged(db, [source], asked), planned)
      }
      const [long, short] = [await costOf('long'), await costOf('short')]
      const fine =
        long.rows <= 1.2 * short.rows + 5 && long.buffers <= 1.2 * short.buffers + 10 && long.rows <= rowsOfEntry * most
      if (!fine) grown.push({ name: source.name, role, long, short })
    }
  expect(grown).toEqual([])
})
