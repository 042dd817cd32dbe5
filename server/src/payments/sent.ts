import { refuse } from '@evenlight/contract/errors'
import { holdsCardNumber } from '@evenlight/core/card'
import * as z from 'zod/mini'

/** What came to a webhook, as it was sent. */
export interface Sent {
  headers: Readonly<Record<string, string | string[] | undefined>>
  bytes: Buffer
}
/** Printable, as all names of the providers are: what comes before the signature was looked at may be anything. */
export const short = z.string().check(z.regex(/^[!-~]{1,200}$/))

/** The text of what was sent, byte for byte; undefined where it is no UTF-8, or not one JSON value. */
const jsonIn = (bytes: Buffer) => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { text, value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
/** An event and the text it stood in. Refuses what is none, and what has a card number in it. */
export const eventIn = <S extends z.core.$ZodType>({ bytes }: Sent, schema: S) => {
  const sent = jsonIn(bytes)
  // A field of a provider's may be named as one of a card and hold none, so here numbers alone count.
  if (sent && holdsCardNumber(JSON.stringify(sent.value))) throw refuse('card_data_refused')
  const event = sent && z.core.safeParse(schema, sent.value)
  if (!sent || !event?.success) throw refuse('bad_input')
  return { event: event.data, text: sent.text }
}
