import { createHmac, randomUUID } from 'node:crypto'

/** The signature key of an account as its pages show it: 128 characters, which are themselves the key. */
export const signatureKey = 'E7D0A4B1'.repeat(16)
const at = '2026-11-20T12:00:00.0000000Z'

/** The headers that Authorize.Net sends along with an event: a signature over the bytes of the body. */
export const signed = (body: string, key: string | Buffer = signatureKey) => ({
  'content-type': 'application/json; charset=utf-8',
  'x-anet-signature': `sha512=${createHmac('sha512', key).update(body).digest('hex').toUpperCase()}`,
})

/** An event as it is delivered; its spacing is Authorize.Net's own. */
export const cardEvent = (
  eventType: string,
  payload: object,
  { key = signatureKey, id = randomUUID() }: { key?: string | Buffer; id?: string } = {},
) => {
  const event = {
    notificationId: id,
    eventType,
    eventDate: at,
    webhookId: '63d6fea2-aa13-4b1d-a204-f5fbc15942b7',
    payload,
  }
  const body = JSON.stringify(event, null, 1)
  return { id, body, headers: signed(body, key) }
}
