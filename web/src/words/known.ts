import { useSyncExternalStore } from 'react'
import { first } from './first.ts'

type Known = Record<string, string>

/** The sentences this page has so far: those of the first page, all of them once another page is asked for. */
let known: Known = first
const heard = new Set<() => void>()

const listen = (tell: () => void) => {
  heard.add(tell)
  return () => heard.delete(tell)
}
const now = () => known

export const useKnown = () => useSyncExternalStore(listen, now, now)

let asked: Promise<void> | undefined

/** Loads the whole catalogue, once. */
export const allWords = () =>
  (asked ??= import('./en.ts')
    .then(({ en }) => {
      known = en
      for (const tell of heard) tell()
    })
    .catch((cause: unknown) => {
      asked = undefined
      throw cause
    }))
