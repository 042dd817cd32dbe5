import type { Tx } from '../kernel/database.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import { settleOn } from './act.ts'
import { isParted, listDue, listOpenOf, listParted } from './follow-store.ts'
import { overBy } from './rules.ts'
import * as store from './store.ts'
import { tellClient } from './telling.ts'

const most = 200

/** A page as it is under its client's lock; undefined once it is over. */
const held = async (tx: Tx, id: string) => {
  const seen = await store.find(tx, id)
  if (!seen) return undefined
  await store.hold(tx, seen.client_id)
  const page = await store.find(tx, id)
  return page?.due_at === null ? undefined : page
}

const turnOne = async (tx: Tx, parts: Parts, id: string, now: number) => {
  const page = await held(tx, id)
  if (!page) return
  if (page.first_at === null && page.reader_here) {
    await tellClient(tx, parts, await settleOn(tx, page, { state: 'came' }, now), 'page_here', now)
  } else if (page.due_at! <= now) {
    const state = overBy(page)
    await tellClient(tx, parts, await settleOn(tx, page, { state }, now), `page_${state}`, now)
  }
}

/** Ends what is over: whose reader has come, whose time has passed. */
export const turnPages = async (parts: Parts) => {
  const { database, clock } = parts
  const now = clock.now()
  await oneByOne(await listDue(database.db, now, most), (id) =>
    database.transaction((tx) => turnOne(tx, parts, id, now)),
  )
}

const endByHouse = async (tx: Tx, parts: Parts, page: store.Page, now: number) =>
  tellClient(tx, parts, await settleOn(tx, page, { state: 'called_off' }, now), 'page_called_off', now)
const callOff = async (tx: Tx, parts: Parts, id: string, now: number) => {
  const page = await held(tx, id)
  if (page && (await isParted(tx, id, now))) await endByHouse(tx, parts, page, now)
}

/** Somebody can't meet this other person any more, or nobody: pages between them end with what parts them. */
export const partNow = async (
  tx: Tx,
  parts: Parts,
  { personId, otherId, now }: { personId: string; otherId?: string; now: number },
) => {
  for (const id of await listOpenOf(tx, personId, otherId)) {
    const page = await held(tx, id)
    if (page) await endByHouse(tx, parts, page, now)
  }
}

/** Ends pages of people who can't meet any more. */
export const callOffParted = async (parts: Parts) => {
  const { database, clock } = parts
  const now = clock.now()
  await oneByOne(await listParted(database.db, now, most), (id) =>
    database.transaction((tx) => callOff(tx, parts, id, now)),
  )
}
