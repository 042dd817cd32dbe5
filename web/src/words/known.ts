import type { Language } from '@evenlight/contract/languages'
import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import { first } from './first.ts'

type Known = Readonly<Record<string, string>>

/** What the page says so far, and in which language: the sentences of the first page, all of them once another page is asked for. */
let known: { language: Language; words: Known } = { language: 'en', words: first }
const heard = new Set<() => void>()

const listen = (tell: () => void) => {
  heard.add(tell)
  return () => heard.delete(tell)
}
const now = () => known

export const useKnown = () => useSyncExternalStore(listen, now, now)

let wanted: Language = 'en'
/** The language that the page is in, or will be as soon as its sentences are here. */
export const languageNow = () => wanted

/** The frame itself has the first ones in English, so that a page says something even where nothing else comes. */
const firsts: Record<Language, () => Promise<Known>> = {
  en: () => Promise.resolve(first),
  es: () => import('./es-first.ts').then(({ esFirst }) => esFirst),
  ar: () => import('./ar-first.ts').then(({ arFirst }) => arFirst),
}
const wholes: Record<Language, () => Promise<Known>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  es: () => import('./es.ts').then(({ es }) => es),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
}
/** What the house alone says, beside what everybody does. */
const houses: Record<Language, () => Promise<Known>> = {
  en: () => import('./en-house.ts').then(({ enHouse }) => enHouse),
  es: () => import('./es-house.ts').then(({ esHouse }) => esHouse),
  ar: () => import('./ar-house.ts').then(({ arHouse }) => arHouse),
}
const isOfHouse = () => useSession.getState().userData?.type === 'ADMIN'

async function wholeOf(language: Language, ofHouse: boolean): Promise<Known> {
  const [whole, house] = await Promise.all([wholes[language](), ofHouse && houses[language]()])
  return house ? { ...whole, ...house } : whole
}

function say(language: Language, words: Known) {
  if (language !== wanted) return
  known = { language, words: known.language === language ? { ...known.words, ...words } : words }
  for (const tell of heard) tell()
}

/** The page begins in this language, with the sentences of a first page. */
export async function beginIn(language: Language) {
  wanted = language
  // Where they do not come, a page in English is more than none.
  say(language, await firsts[language]().catch(() => first))
}

const asked = new Map<string, Promise<void>>()

/** Loads the whole catalogue of the page's language, once, and what the house says for those who are of it. */
export function allWords() {
  const language = wanted
  const ofHouse = isOfHouse()
  const name = `${language} ${ofHouse}`
  const coming =
    asked.get(name) ??
    wholeOf(language, ofHouse)
      .then((words) => say(language, words))
      .catch((cause: unknown) => {
        asked.delete(name)
        throw cause
      })
  asked.set(name, coming)
  return coming
}

/** From now on the page is in this language. */
export async function speak(language: Language) {
  if (language === wanted) return
  wanted = language
  asked.clear()
  await allWords()
}
