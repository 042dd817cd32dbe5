import { Readable } from 'node:stream'
import { refuse } from '@evenlight/contract/errors'
import { payoutLinesMax, type payouts as area } from '@evenlight/contract/payouts'
import type { output } from 'zod/v4/core'
import { askPassword, makePasswords } from '../accounts/public.ts'
import { audited } from '../kernel/audit.ts'
import { countFindings } from '../kernel/auditing.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import { prepared, Raw, wants, type Actor, type Asked, type Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import * as accounts from './account-store.ts'
import { saveAccount, targetOfLine, type Said } from './account.ts'
import { accountChanged } from './letters.ts'
import { makeBatch, refuseFrozen } from './make.ts'
import { fileOf, presentAll, presentLine, presentNext, presentOne } from './present.ts'
import { makeSettle } from './settle.ts'
import type { Sending } from './send.ts'
import * as store from './store.ts'

type Body = output<(typeof area)['act']['body']>
const presentAccount = ({ way, masked, changed_at }: NonNullable<Awaited<ReturnType<typeof accounts.find>>>) => ({
  way,
  to: masked,
  changed_at: iso(changed_at),
})

export const payouts = (parts: Parts, sending: Sending, hasPayPal: boolean) => {
  const { database, keys } = parts
  const passwords = makePasswords(keys)
  const settle = makeSettle(parts)
  const found = async (db: Db, id: string) => {
    const row = await store.find(db, id)
    if (row?.id !== id) throw refuse('not_found')
    return row
  }

  /** The whole numbers of accounts leave the house here, so who took them is written down first. */
  const file = async (db: Db, actor: Actor, payout: store.Payout) => {
    if (payout.way !== 'csv') throw refuse('wrong_state', { detail: 'payout_asked' })
    await refuseFrozen(db)
    await audited(database.autocommit, { actorId: actor.id, action: 'payout.file', subjectId: payout.id })
    const lines = await store.listLines(db, payout.id, 0, payoutLinesMax)
    return new Raw('text/csv; charset=utf-8', Readable.from(fileOf(lines, (line) => targetOfLine(keys, line))))
  }

  const send = async ({ payout_id }: Body & { action: 'send' }, actor: Actor, now: number) => {
    await refuseFrozen(database.db)
    await sending.begin(payout_id, actor.id, now)
    await audited(database.autocommit, { actorId: actor.id, action: 'payout.send', subjectId: payout_id })
    await sending.step(payout_id)
    return payout_id
  }
  const act = async (body: Body, actor: Actor, key: string | undefined, now: number): Promise<string> => {
    if ('password' in body) await askPassword(database.db, parts, passwords, actor, body.password)
    switch (body.action) {
      case 'make':
        if (body.way === 'paypal' && !hasPayPal) throw refuse('busy', { detail: 'paypal_not_set_up' })
        return database.transaction((tx) =>
          makeBatch(tx, parts, { way: body.way, hasPayPal, byId: actor.id, key, now }),
        )
      case 'send':
        return send(body, actor, now)
      case 'ask':
        await sending.askAbout((await found(database.db, body.payout_id)).id)
        return body.payout_id
      case 'settle':
        return settle(body, actor, now)
    }
  }

  return {
    account: async ({ db, actor }) => {
      const row = await accounts.find(db, actor.id)
      return { account: row ? presentAccount(row) : null }
    },
    setAccount: prepared(
      ({ db, actor, body }: { db: Db; actor: Actor; body: Said }) =>
        askPassword(db, parts, passwords, actor, body.password),
      async ({ tx, actor, body, now, prepared: reader }) => {
        const row = await saveAccount(tx, keys, actor.id, body, now)
        await audited(tx, {
          actorId: actor.id,
          action: 'payout.account',
          subjectId: actor.id,
          detail: { way: row.way },
        })
        await parts.mail.send(tx, accountChanged(parts, reader, row.masked))
        return { account: presentAccount(row) }
      },
    ),
    list: async ({ db, query }) => ({
      ...(await paged(parts, {
        list: 'payouts',
        query,
        load: (place: store.Place | undefined, most) => store.listPayouts(db, place ?? [Infinity, ''], most),
        placeOf: (row) => [row.made_at, row.id],
        items: (rows) => presentAll(db, rows),
      })),
      next_up: { ...(await presentNext(db, hasPayPal)), findings: await countFindings(db) },
    }),
    payout: async ({ db, params }) => presentOne(db, await found(db, params.id)),
    lines: async ({
      db,
      actor,
      params,
      query,
      request,
    }: {
      db: Db
      actor: Actor
      params: { id: string }
      query: { after?: string; limit?: number }
      request: Asked
    }) => {
      const payout = await found(db, params.id)
      if (wants(request, 'text/csv')) return file(db, actor, payout)
      return paged(parts, {
        list: `payout ${payout.id}`,
        query,
        load: (place: [number: number] | undefined, most) => store.listLines(db, payout.id, place?.[0] ?? 0, most),
        placeOf: (row) => [row.number],
        items: (rows) => rows.map(presentLine),
      })
    },
    act: async ({ actor, body, request, now }) => {
      const id = await act(body, actor, request.key, now)
      return presentOne(database.db, await found(database.db, id))
    },
  } satisfies Handlers<typeof area>
}
