export type Value = string | number
/** The names between the braces of a sentence: of `'at most {max}'` it is `'max'`. */
export type Holes<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never
/** What a sentence has to be given. */
type ValuesOf<S extends string> = Readonly<Record<Holes<S>, Value>>
/** Of a sentence in another language: a string, if it asks for the same values. */
export type Alike<S extends string, T> = T extends string
  ? [Holes<S>, Holes<T>] extends [Holes<T>, Holes<S>]
    ? string
    : { lacks: Exclude<Holes<S>, Holes<T>>; hasNoValueFor: Exclude<Holes<T>, Holes<S>> }
  : string
/** A catalogue in another language. A code or a value that it leaves out doesn't compile. */
export const inAnother =
  <C extends Readonly<Record<string, string>>>() =>
  <const T extends Record<keyof C, string>>(
    catalogue: T & { [K in keyof C]: Alike<C[K], T[K]> },
  ): Record<keyof C, string> =>
    catalogue

/** A sentence of a catalogue: by its code alone, or with the values it asks for, `['characters_max', { max: 40 }]`. */
export type From<Catalogue extends Record<string, string>> = {
  [C in keyof Catalogue & string]: [Holes<Catalogue[C]>] extends [never]
    ? C
    : readonly [code: C, values: ValuesOf<Catalogue[C]>]
}[keyof Catalogue & string]
/** The same on the wire. */
export interface Written<C extends string = string> {
  code: C
  values?: Readonly<Record<string, Value>>
}

/** The wire form of a sentence that was given by its code. */
export const written = <C extends string>(
  given: C | readonly [code: C, values: Readonly<Record<string, Value>>],
): Written<C> => (typeof given === 'string' ? { code: given } : { code: given[0], values: given[1] })

/** A sentence with its values in place. It is the part of the browser's message format that needs no parser. */
export const fill = (sentence: string, values: Readonly<Record<string, Value>> = {}) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
