import { IntlMessageFormat } from 'intl-messageformat'
import type { ReactNode } from 'react'
import { type IntlShape, type PrimitiveType, useIntl } from 'react-intl'
import type { Key } from './en.ts'

type Values = Record<string, PrimitiveType>
type Part = PrimitiveType | ReactNode | ((parts: ReactNode[]) => ReactNode)

/** Whether a sentence is said as it stands. A built catalogue keeps those as text and has no parser for them. */
const isPlain = (words: unknown): words is string => typeof words === 'string' && !/[{<']/.test(words)

/** Gives the function that turns a key of the catalogue, and its values, into a sentence. */
export function useSay() {
  return sayBy(useIntl())
}

/** The same beside a page, where there is no hook to ask. */
export const sayBy =
  ({ locale, messages, formatMessage }: Pick<IntlShape, 'locale' | 'messages' | 'formatMessage'>) =>
  (key: Key, values?: Values): string => {
    const words = messages[key]
    if (isPlain(words)) return words
    return typeof words === 'object' ? String(made(words, locale).format(values)) : formatMessage({ id: key }, values)
  }

type Parsed = Exclude<IntlShape['messages'][string], string>
const ready = new Map<string, WeakMap<Parsed, IntlMessageFormat>>()

/** The library finds a sentence again by writing all of it down, which takes longer than saying it: by itself it is found at once. */
function made(words: Parsed, locale: string) {
  const known = ready.get(locale) ?? new WeakMap<Parsed, IntlMessageFormat>()
  ready.set(locale, known)
  const sentence = known.get(words) ?? new IntlMessageFormat(words, locale)
  known.set(words, sentence)
  return sentence
}

/** Says what was given by its code, in the words of this page; as the server wrote it, where the page is older than the code. */
export function useWritten() {
  const intl = useIntl()
  const say = sayBy(intl)
  return (key: string, values: Values | undefined, english = '') =>
    key in intl.messages ? say(key as Key, values) : english
}

/** A sentence with elements in it: `<Words id="home.lead" values={{ b: (parts) => <b>{parts}</b> }} />`. */
export function Words({ id, values }: { id: Key; values: Record<string, Part> }) {
  const { formatMessage } = useIntl()
  return <>{formatMessage({ id }, values as Record<string, PrimitiveType>)}</>
}
