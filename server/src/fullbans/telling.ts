import { paths } from '@evenlight/contract/paths'
import { fill } from '@evenlight/contract/sentences'
import type { Tx } from '../kernel/database.ts'
import { datesIn } from '../kernel/dates-in.ts'
import { dollars } from '../kernel/dollars.ts'
import { languageFor, type Language } from '@evenlight/contract/languages'
import { letterTo, type Addressee } from '../kernel/letter.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom, deskRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { listRequests } from './case-store.ts'
import { letters, unusedIn } from './letters.ts'
import type { Act } from './rules.ts'
import type { Ban } from './store.ts'

const dayOf = (language: Language, ms: number, timeZone: string) =>
  new Intl.DateTimeFormat(datesIn[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(ms)

const moneyOf = (language: Language, fraud: boolean, cents: number) => {
  if (fraud) return unusedIn[language].fraud
  return cents > 0 ? fill(unusedIn[language].refunded, { amount: dollars(cents) }) : ''
}

export interface Done {
  act: Act
  row: Ban
  /** Whether they were out until now. */
  wasOut: boolean
  reason: string
  refundedCents: number
}
/** The letter that an act needs; of a request that was turned down its person never hears. */
const letterFor = ({ site }: Pick<Parts, 'site'>, to: Addressee, { act, row, wasOut, reason, refundedCents }: Done) => {
  const link = site.url + paths.auth()
  const language = languageFor(to.locale)
  if (act === 'suspend') return letterTo(to, letters.suspended, { reason, link })
  if (act === 'keep') return letterTo(to, letters.kept, { reason, link })
  if (act === 'lift') return letterTo(to, letters.lifted, { reason, link })
  if (act === 'refuse') return wasOut ? letterTo(to, letters.not_banned, { link }) : undefined
  const said = { reason, link, money: moneyOf(language, row.fraud, refundedCents) }
  return row.until_at === null
    ? letterTo(to, letters.banned, said)
    : letterTo(to, letters.banned_until, { ...said, until: dayOf(language, row.until_at, site.timeZone) })
}

/** To the house, and to the readers who asked: look again. */
export const announce = (tx: Tx, id: string, readerIds: string[] = []) =>
  tx.announce([deskRoom('moderation'), ...readerIds.map(personRoom)], 'full_ban:changed', { id })

/** Says to everybody whom it concerns what was done: the person by letter, who asked by a notice once it is decided. */
export const tellAll = async (tx: Tx, parts: Parts, to: Addressee, done: Done, now: number) => {
  const letter = letterFor(parts, to, done)
  if (letter) await parts.mail.send(tx, letter)
  const { act, row } = done
  const isDecision = act === 'ban' || act === 'refuse'
  const requests = isDecision ? await listRequests(tx, row.id) : []
  announce(
    tx,
    row.id,
    requests.map(({ reader_id }) => reader_id),
  )
  for (const { reader_id, reading_id } of requests)
    await tell(tx, parts, {
      personId: reader_id,
      event: 'full_ban',
      title: [act === 'ban' ? 'full_ban_accepted' : 'full_ban_refused', { name: to.username }],
      body: act === 'ban' ? '' : done.reason,
      link: reading_id === null ? paths.history() : paths.pastReading(reading_id),
      now,
    })
}

export const tellOver = (tx: Tx, { mail, site }: Pick<Parts, 'mail' | 'site'>, to: Addressee) =>
  mail.send(tx, letterTo(to, letters.over, { link: site.url + paths.auth() }))
