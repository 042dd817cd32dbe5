import type { Alike } from '@evenlight/contract/sentences'
import type { Language } from '@evenlight/contract/languages'

/** What a letter says in one language. Whoever reads it learns what happened, what to do, and why it came. */
export interface Said {
  subject: string
  /** What happened, and what follows from it. */
  body: string
  /** What to do: the words on the button that leads to `{link}`. */
  act?: string
  /** What else there is to know, under the button. */
  after?: string
  /** Why this person gets it, and where that is changed if it can be. */
  why: string
}
/**
 * A letter as it stands in English in its feature's `letters.ts`, with the values that it asks for in braces. `{username}` is
 * whoever it is for.
 */
export interface Sheet extends Said {
  /** Somebody sits and waits for it. */
  awaited?: true
}
type Table = Readonly<Record<string, Sheet>>
type Others = Exclude<Language, 'en'>
/** A letter that is ready to be written in every language. */
export type InEach<S extends Sheet> = S & { others: Readonly<Record<Others, Said>> }

type Parts<S> = Exclude<keyof S, 'awaited'>
type Checked<E extends Table, T> = {
  [K in keyof E]: {
    [P in Parts<E[K]>]: K extends keyof T
      ? P extends keyof T[K]
        ? Alike<Extract<E[K][P], string>, T[K][P]>
        : string
      : string
  }
}
/** The same letters in another language. A letter, a part of one or a value that is left out doesn't compile. */
export const translated =
  <E extends Table>() =>
  <const T extends { readonly [K in keyof E]: Said }>(table: T & Checked<E, T>): { readonly [K in keyof E]: Said } =>
    table

/** The letters of a feature with what they say in the other languages beside them. */
export const inEach = <const E extends Table>(
  english: E,
  others: Readonly<Record<Others, { readonly [K in keyof E]: Said }>>,
) =>
  Object.fromEntries(
    Object.entries(english).map(([name, sheet]) => [
      name,
      { ...sheet, others: { es: others.es[name]!, ar: others.ar[name]! } },
    ]),
  ) as unknown as { readonly [K in keyof E]: InEach<E[K]> }
