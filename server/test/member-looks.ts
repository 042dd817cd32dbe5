import { everybody } from '../src/accounts/member-store.ts'
import { countSifted, placeIn, sift, type Sifted } from '../src/accounts/sift-store.ts'
import type { Db } from '../src/kernel/database.ts'

export const lookedAtMs = Date.UTC(2026, 5, 1)
const [now, most, seesMoney] = [lookedAtMs, 101, true]
const sifted = (filter: Omit<Sifted, 'seesMoney'>) => (db: Db) =>
  sift(db, { ...filter, seesMoney }, { after: undefined, now, most })

/** Every filter and order of the members' list, rare and common, and how many there are. */
export const memberLooks: Record<string, (db: Db) => Promise<unknown>> = {
  'the first page': (db) => everybody(db, { seesMoney }, { after: undefined, now, most }),
  readers: (db) => everybody(db, { type: 'READER', seesMoney }, { after: undefined, now, most }),
  closed: (db) => everybody(db, { state: 'blocked', seesMoney }, { after: undefined, now, most }),
  newest: sifted({ sort: 'newest' }),
  oldest: sifted({ sort: 'oldest' }),
  'newest admins': sifted({ sort: 'newest', type: 'ADMIN' }),
  'newest closed': sifted({ sort: 'newest', state: 'blocked' }),
  'of a country': sifted({ country: 'ES' }),
  'of a country where nobody is': sifted({ country: 'IS' }),
  'of a language': sifted({ language: 'ar' }),
  'with a question that waits': sifted({ has: 'question' }),
  'on the whitelist, newest': sifted({ has: 'whitelist', sort: 'newest' }),
  'who joined in a week, oldest': sifted({ sort: 'oldest', from: '2024-03-01', to: '2024-03-07' }),
  'by a name, newest': sifted({ q: 'member1a', sort: 'newest' }),
  'by what all are called, of a country': sifted({ q: 'member', country: 'ES' }),
  'a page in the midst': async (db) => {
    const [row] = await sift(db, { sort: 'oldest', from: '2023-01-01', seesMoney }, { after: undefined, now, most: 1 })
    return sift(db, { sort: 'newest', seesMoney }, { after: placeIn(row!), now, most })
  },
  'how many in all': (db) => countSifted(db, { seesMoney }, now),
  'how many of a country, active': (db) => countSifted(db, { country: 'ES', state: 'active', seesMoney }, now),
}
