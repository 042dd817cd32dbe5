import { randomInt } from 'node:crypto'
import { refuse } from '@evenlight/contract/errors'
import { languageFor } from '@evenlight/contract/languages'
import type { opening as area } from '@evenlight/contract/opening'
import { paths } from '@evenlight/contract/paths'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { findHouse } from '../house/public.ts'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { letterTo } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'
import type { CardTrial, Trial } from '../payments/public.ts'
import { letters } from './letters.ts'
import { own } from './own-store.ts'
import { lackingIn } from './rules.ts'
import { makeStanding } from './standing.ts'
import * as store from './store.ts'

const codeMs = 30 * 60_000
const cardFaults = {
  silent: 'cards_silent',
  declined: 'cards_declined',
  absent: 'cards_absent',
  review: 'cards_review',
  held: 'cards_held',
} as const satisfies Record<Exclude<CardTrial, 'freed'>, string>
/** A provider's reference has at most 20 characters. */
const newReference = () => newId('opn').slice(0, 20)

/** What leads a new site from its first admin to its first visitor: each step tried for real, then the door opened. */
export const openingFeature = (parts: Parts, trial: Trial) => {
  const { database, keys, limits, mail, site, gate } = parts
  const standing = makeStanding(parts)
  const hash = (code: string) => keys.sign('opening code', code)

  const note = async (tx: Tx, one: Omit<store.Noted, 'against'>) => {
    const against = standing.against[one.step]
    await store.note(tx, { ...one, against })
    const detail = { step: one.step, ...(one.fault && { fault: one.fault }) }
    await audited(tx, { actorId: one.byId, action: 'opening.check', detail })
  }
  const checkSettings = (step: 'mail' | 'cards' | 'paypal') => {
    if (standing.missing[step].length) throw refuse('wrong_state', { detail: 'opening_unset' })
  }
  const languageOf = async ({ id }: Actor) => languageFor((await store.findAddressee(database.db, id)).locale)

  const calls = {
    show: ({ db }) => standing.present(db),

    sendMail: async ({ actor, now }) => {
      checkSettings('mail')
      await limits.take('codes', actor.id)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const reader = await store.findAddressee(database.db, actor.id)
      await database.transaction((tx) =>
        store.begin(tx, { step: 'mail', reference: newReference(), hash: hash(code), byId: actor.id, now }),
      )
      const link = site.url + paths.opening()
      const refused = await mail.reach(letterTo(reader, letters.tried, { code, link }))
      if (refused !== undefined)
        await database.transaction((tx) =>
          note(tx, { step: 'mail', fault: 'mail_refused', detail: refused.slice(0, 300), byId: actor.id, now }),
        )
      return standing.present(database.db)
    },
    confirmMail: async ({ tx, actor, body, now }) => {
      await limits.take('codes', actor.id)
      const begun = await store.findBegun(tx, 'mail')
      const isRight = begun?.code_hash?.equals(hash(body.code)) && now - begun.begun_at < codeMs
      if (!isRight) throw refuse('bad_input', { fields: { code: 'opening_code' } })
      await store.end(tx, 'mail')
      await note(tx, { step: 'mail', fault: null, detail: '', byId: actor.id, now })
      return standing.present(tx)
    },

    tryCard: async ({ actor, now }) => {
      checkSettings('cards')
      const reference = newReference()
      await database.transaction((tx) => store.begin(tx, { step: 'cards', reference, hash: null, byId: actor.id, now }))
      const form = await trial.openForm(reference, now, 'Evenlight', await languageOf(actor))
      if (!form)
        await database.transaction((tx) =>
          note(tx, { step: 'cards', fault: 'cards_silent', detail: '', byId: actor.id, now }),
        )
      return { ...(await standing.present(database.db)), ...(form && { form }) }
    },
    freeCard: async ({ db, actor, now }) => {
      checkSettings('cards')
      const begun = await store.findBegun(db, 'cards')
      if (!begun) throw refuse('wrong_state')
      const became = await trial.freeCard(begun.reference, begun.begun_at, now)
      const fault = became === 'freed' ? null : cardFaults[became]
      await database.transaction(async (tx) => {
        await note(tx, { step: 'cards', fault, detail: '', byId: actor.id, now })
        if (became === 'freed') await store.end(tx, 'cards')
      })
      return standing.present(database.db)
    },
    tryPayPal: async ({ actor, now }) => {
      checkSettings('paypal')
      const works = await trial.tryPayPal(newReference(), now, 'Evenlight', await languageOf(actor))
      const fault = works ? null : 'paypal_silent'
      await database.transaction((tx) => note(tx, { step: 'paypal', fault, detail: '', byId: actor.id, now }))
      return standing.present(database.db)
    },
    confirmTexts: async ({ tx, actor, body, now }) => {
      if (body.terms_version !== TERMS_VERSION)
        throw refuse('bad_input', { fields: { terms_version: 'terms_changed' } })
      await note(tx, { step: 'texts', fault: null, detail: '', byId: actor.id, now })
      return standing.present(tx)
    },

    open: async ({ tx, actor, now }) => {
      const { steps, is_open } = await standing.present(tx)
      if (is_open) return standing.present(tx)
      const lacking = lackingIn(steps)
      if (lacking.length) throw refuse('wrong_state', { detail: 'opening_lacks', more: { steps: lacking } })
      if (!(await store.open(tx, actor.id, now))) return standing.present(tx)
      const { version } = await findHouse(tx)
      await audited(tx, { actorId: actor.id, action: 'opening.open', detail: { house: version, terms: TERMS_VERSION } })
      tx.after(gate.open)
      return standing.present(tx)
    },
  } satisfies Handlers<typeof area>
  return { calls, own } satisfies Feature<'opening'>
}
