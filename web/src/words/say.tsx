import type { ReactNode } from 'react'
import { type PrimitiveType, useIntl } from 'react-intl'
import type { Key } from './en.ts'

type Values = Record<string, PrimitiveType>
type Part = PrimitiveType | ReactNode | ((parts: ReactNode[]) => ReactNode)

/** Gives the function that turns a key of the catalogue, and its values, into a sentence. */
export function useSay() {
  const intl = useIntl()
  return (key: Key, values?: Values): string => intl.formatMessage({ id: key }, values)
}

/** A sentence with elements in it: `<Words id="home.lead" values={{ b: (parts) => <b>{parts}</b> }} />`. */
export function Words({ id, values }: { id: Key; values?: Record<string, Part> }) {
  const intl = useIntl()
  return <>{intl.formatMessage({ id }, values as Record<string, PrimitiveType>)}</>
}
