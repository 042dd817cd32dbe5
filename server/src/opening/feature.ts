import { refuse } from '@evenlight/contract/errors'
import type { opening as area } from '@evenlight/contract/opening'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { findHouse } from '../house/public.ts'
import { audited } from '../kernel/audit.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Handlers } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Trial } from '../payments/public.ts'
import { mailTries } from './mail-tries.ts'
import { moneyTries } from './money-tries.ts'
import { makeNoting } from './noting.ts'
import { own } from './own-store.ts'
import { lackingIn } from './rules.ts'
import * as store from './store.ts'

/** What leads a new site from its first admin to its first visitor: each step tried for real, then the door opened. */
export const openingFeature = (parts: Parts, trial: Trial) => {
  const noting = makeNoting(parts)
  const { standing, note } = noting
  const calls = {
    show: ({ db }) => standing.present(db),
    ...mailTries(parts, noting),
    ...moneyTries(parts, trial, noting),
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
      tx.after(parts.gate.open)
      return standing.present(tx)
    },
  } satisfies Handlers<typeof area>
  return { calls, own } satisfies Feature<'opening'>
}
