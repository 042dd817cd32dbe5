import type { Parts } from '../kernel/parts.ts'
import { CarrierFault, type Carrier } from './carrier.ts'

const neighboursDigits = 4

/** Counts a message to this number before it is sent; refuses with `too_many`. A number stands in no memory as it is. */
export const countText = async ({ limits, keys }: Pick<Parts, 'limits' | 'keys'>, number: string) => {
  const keyOf = (text: string) => keys.sign('text', text).toString('base64url')
  await limits.take('texts_number', keyOf(number))
  await limits.take('texts_day', keyOf(number))
  await limits.take('texts_range', keyOf(number.slice(0, -neighboursDigits)))
  await limits.take('texts', 'all')
}

/** Short messages of other features, through the carrier that rings telephones. */
export const makeTexting = (parts: Parts, carrier: Carrier) => ({
  /** Refuses with `too_many`; `address` is whoever asks, where somebody asks without being signed in. */
  count: async (number: string, address?: string) => {
    if (address !== undefined) await parts.limits.takeFor('texts_address', { address })
    await countText(parts, number)
  },
  /** Sends once and never again: whether it left may be unknown. The log has the carrier's status and code alone. */
  send: async (number: string, words: string): Promise<'sent' | 'unknown' | 'refused'> => {
    try {
      await carrier.text(number, words)
      return 'sent'
    } catch (error) {
      if (!(error instanceof CarrierFault)) throw error
      parts.log.warn({ fault: error.message }, 'a short message')
      return error.refused ? 'refused' : 'unknown'
    }
  },
})
