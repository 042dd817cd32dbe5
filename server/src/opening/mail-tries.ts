import { randomInt } from 'node:crypto'
import { refuse } from '@evenlight/contract/errors'
import type { opening as area } from '@evenlight/contract/opening'
import { paths } from '@evenlight/contract/paths'
import type { Handlers } from '../kernel/handler.ts'
import { letterTo } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'
import { letters } from './letters.ts'
import { newReference, type Noting } from './noting.ts'
import * as store from './store.ts'

const codeMs = 30 * 60_000

/** A letter is sent for real, and the code in it comes back. */
export const mailTries = ({ database, keys, limits, mail, site }: Parts, { standing, note, checkSettings }: Noting) => {
  const hash = (code: string) => keys.sign('opening code', code)
  return {
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
  } satisfies Pick<Handlers<typeof area>, 'sendMail' | 'confirmMail'>
}
