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
  'by name, from its end': sifted({ sort: 'name_back' }),
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
  'the midst, by name': sifted({ skip: 50_000 }),
  'the end, by name': sifted({ skip: 99_900 }),
  'the end, newest': sifted({ sort: 'newest', skip: 99_900 }),
  'the midst of the active of a country, newest': sifted({
    sort: 'newest',
    country: 'ES',
    state: 'active',
    skip: 10_000,
  }),
  'readers of a language, by name from its end': sifted({ sort: 'name_back', type: 'READER', language: 'es' }),
  'the last that are shown of a name that all have': sifted({ q: 'member', skip: 990 }),
  'by what one in a hundred has': sifted({ q: 'a1b' }),
  'the last by what one in a hundred has, newest': sifted({ q: 'a1b', sort: 'newest', skip: 700 }),
  'by what one in a hundred has, of a country': sifted({ q: 'a1b', country: 'ES' }),
  'the last of a name that some have': sifted({ q: 'member1a', skip: 300 }),
  'by their own number': sifted({ q: 'usr_m77777' }),
  'by a card': sifted({ q: '4242' }),
  'how many in all': (db) => countSifted(db, { seesMoney }, now),
  'how many of a name that all have': (db) => countSifted(db, { q: 'member', seesMoney }, now),
  'how many of what one in a hundred has': (db) => countSifted(db, { q: 'a1b', seesMoney }, now),
  'how many of a country, active': (db) => countSifted(db, { country: 'ES', state: 'active', seesMoney }, now),
}
