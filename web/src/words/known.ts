import { create } from 'zustand'
import { first } from './first.ts'

/** The sentences this page has so far: those of the first page, all of them once another page is asked for. */
export const useKnown = create<Record<string, string>>(() => first)

let asked: Promise<void> | undefined

/** Loads the whole catalogue, once. */
export const allWords = () =>
  (asked ??= import('./en.ts')
    .then(({ en }) => useKnown.setState(en, true))
    .catch((cause: unknown) => {
      asked = undefined
      throw cause
    }))
