export type Value = string | number
/** The names between the braces of a sentence: of `'at most {max}'` it is `'max'`. */
export type Holes<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never
/** What a sentence has to be given. */
export type ValuesOf<S extends string> = Readonly<Record<Holes<S>, Value>>

/** A sentence with its values in place. It is the part of the browser's message format that needs no parser. */
export const fill = (sentence: string, values: Readonly<Record<string, Value>> = {}) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
