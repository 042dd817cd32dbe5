import { content } from '@evenlight/contract/content'
import { orders } from '@evenlight/contract/orders'
import { readerPage } from '@evenlight/contract/reader-page'
import { dayMs, hourMs, minuteMs } from '@evenlight/core/wall-clock'
import { makePerson } from '../../accounts/public.ts'
import { welcomeClient } from '../../wallet/public.ts'
import type { Call, Who } from '../visit.ts'
import { makeAfter } from './after.ts'
import { demoReader, demoReaders } from '../readers.ts'
import { inArabic } from './articles-ar.ts'
import { inSpanish } from './articles-es.ts'
import { type ArticleKey, articles, waitingArticle, type Words } from './articles.ts'
import { makeCorrespondence } from './correspond.ts'
import { guests, regular, type Guest, type GuestWords } from './guests.ts'
import { themeOf, themes } from './rooms.ts'
import { ringOut, talk, type Talk } from './talk.ts'
import { letters, questions, returnedLetters, waitingLetters } from './words.ts'
import { doChores, pairOf, type World } from './world.ts'

type Readers = Map<string, Who>
interface House {
  readers: Readers
  /** What may follow on a reading; one for all, so that nobody says what another has said. */
  after: ReturnType<typeof makeAfter>
}
const calls = ['demo-reader', 'amparo-soler', 'tomasz-brandt', 'juniper-cole', 'idris-vale']

const channelOf = ({ draws }: World, username: string): Talk['channel'] => {
  if (!calls.includes(username)) return 'chat'
  return draws.chance(60) ? 'chat' : draws.chance(70) ? 'voice' : 'video'
}
const linesOf = ({ draws }: World, username: string, seconds: number) => {
  const { opening, middle, end } = themeOf(username)
  const next = draws.round(middle)
  const turns = Array.from({ length: Math.min(middle.length, 1 + Math.floor(seconds / 240)) }, next)
  return [draws.one(opening), ...turns.flat(), ...end]
}

/** Everybody's readings, as often as they come. */
const planReadings = (world: World, { readers, after }: House, guest: Guest, sinceMs: number) => {
  const { agenda, draws } = world
  const all = [...readers.values()]
  const asked = new Map(Object.values(themes).map((theme) => [theme, draws.round(theme.questions)]))
  const gapMs = (30 * dayMs) / guest.often
  for (let atMs = sinceMs + hourMs; ; atMs += (gapMs * draws.whole(50, 150)) / 100) {
    const startMs = Math.floor(atMs / minuteMs) * minuteMs
    if (startMs > world.endMs - 3 * hourMs) return
    agenda.add(startMs, async () => {
      const reader = draws.chance(30) ? draws.one(all) : readers.get(draws.one(guest.readers))!
      const question = asked.get(themeOf(reader.username))!()
      if (draws.chance(4)) return ringOut(world, { guest, reader, question })
      const seconds = draws.chance(15) ? draws.whole(90, 280) : draws.whole(320, 1500)
      const channel = channelOf(world, reader.username)
      const lines = linesOf(world, reader.username, seconds)
      const id = await talk(world, { guest, reader, channel, seconds, question, lines })
      const isFirst = !world.met.has(pairOf(guest, reader))
      world.met.add(pairOf(guest, reader))
      return after(guest, reader, { id, seconds, isFirst })
    })
  }
}
const planGuest = (world: World, house: House, given: GuestWords, known: Who | undefined, hash: string) => {
  const { server, clock, agenda, draws } = world
  const atMs = clock.now() + given.came * dayMs + draws.whole(1, 20) * hourMs
  if (atMs > world.endMs - dayMs) return
  agenda.add(atMs, async () => {
    const email = `${given.username}@evenlight.example`
    const { username, first_name, country, time_zone } = given
    const id = await server.parts.database.transaction(async (tx) => {
      const made = { role: 'CLIENT', username, first_name, country, time_zone, email, password_hash: hash } as const
      const clientId = known?.id ?? (await makePerson(tx, made, clock.now()))
      await welcomeClient(tx, server.parts, { clientId, email, address: `::${given.username}`, now: clock.now() })
      return clientId
    })
    const guest = { ...given, who: { id, role: 'CLIENT', username } as const }
    planReadings(world, house, guest, clock.now())
    planLetters(world, house.readers, guest)
  })
}
let written = 0
const planLetters = (world: World, readers: Readers, guest: Guest) => {
  const { agenda, clock, draws } = world
  const mail = makeCorrespondence(world)
  const n = written++
  const reader = readers.get(guest.readers[0]!)!
  const at = (work: () => Promise<unknown>) => {
    const atMs = clock.now() + draws.whole(4 * 24, 24 * 24) * hourMs
    if (atMs < world.endMs - 3 * hourMs) agenda.add(atMs, work)
  }
  const met = async (work: () => Promise<unknown>) => world.met.has(pairOf(guest, reader)) && work()
  at(() => met(() => mail.exchange(guest, reader, letters[n % letters.length]!)))
  if (n % 3 === 0) at(() => mail.order(guest, reader, n / 3, false))
  if (n % 8 === 4) at(() => met(() => mail.giveBack(guest, reader, returnedLetters[n % returnedLetters.length]!)))
  if (n % 4 === 1 && questions[(n - 1) / 4]) at(() => mail.ask(guest, questions[(n - 1) / 4]!))
  const waiting = waitingLetters[n - 3]
  if (waiting) agenda.add(world.endMs - (5 - n / 2) * hourMs, () => met(() => mail.send(guest, reader, ...waiting)))
  if (n === 7) agenda.add(world.endMs - 5 * hourMs, () => mail.order(guest, reader, 3, true))
}

const htmlOf = (paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('\n')
const act = (call: Call, id: string, seen: number, given: object) =>
  call(content.updateArticle, { params: { id }, body: { ...given, seen } })
/** What its writer has no words for, the house has translated. */
const hasLanguage = (username: string | undefined, locale: string) =>
  [demoReader, ...demoReaders].some((reader) => reader.username === username && reader.words.languages.includes(locale))
const textsOf = (key: ArticleKey | undefined) =>
  key
    ? [
        { locale: 'es', ...inSpanish[key] },
        { locale: 'ar', ...inArabic[key] },
      ]
    : []
const bodyOf = ({ paragraphs, ...words }: Words) => ({ ...words, body: htmlOf(paragraphs) })

const planArticles = ({ agenda, clock, visit, admin, endMs }: World, readers: Readers) => {
  for (const { key, by, day, isBlog, ...words } of [...articles, waitingArticle]) {
    const atMs = clock.now() + day * dayMs + 9 * hourMs
    if (atMs > endMs - hourMs) continue
    const author = by === undefined ? admin : readers.get(by)!
    const texts = textsOf(key)
    const own = texts.filter(({ locale }) => by === undefined || hasLanguage(by, locale))
    const others = texts.filter((text) => !own.includes(text))
    const save = async (call: Call, id: string, seen: number, some: typeof texts) => {
      for (const [n, text] of some.entries()) await act(call, id, seen + n, { action: 'save', ...bodyOf(text) })
    }
    agenda.add(atMs, async () => {
      const id = await visit(author, async (call) => {
        const added = await call(isBlog ? content.addBlog : content.addArticle, { body: bodyOf(words) })
        await save(call, added.id, 1, own)
        if (by !== undefined) await act(call, added.id, own.length + 1, { action: 'send' })
        return added.id
      })
      if (by === waitingArticle.by) return
      const publish = async (call: Call) => {
        await save(call, id, own.length + 1, others)
        await act(call, id, texts.length + 1, { action: 'publish' })
      }
      agenda.add(atMs + 5 * hourMs, () => visit(admin, publish))
    })
  }
}
const openDesks = async ({ visit }: World, readers: Readers) => {
  for (const reader of readers.values())
    await visit(reader, async (call) => {
      const channels = calls.includes(reader.username) ? ['chat', 'voice', 'video'] : ['chat']
      await call(readerPage.saveDesk, { body: { availability: 'available', channels } })
      await call(orders.offer, { body: { is_on: true } })
      return { id: '' }
    })
}

/** Writes down what will happen until the end of the days. */
export const planDays = async (world: World, readers: Readers, nell: Who, hash: string) => {
  await openDesks(world, readers)
  const house = { readers, after: makeAfter(world) }
  for (const given of [regular, ...guests]) planGuest(world, house, given, given === regular ? nell : undefined, hash)
  planArticles(world, readers)
  for (let atMs = world.clock.now(); atMs < world.endMs; atMs += dayMs / 2)
    world.agenda.add(atMs, () => doChores(world))
}
