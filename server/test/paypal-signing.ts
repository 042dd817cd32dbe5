import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const signedText = (id: string, time: string, webhookId: string, body: string) =>
  Buffer.from(`${id}|${time}|${webhookId}|${crc32(Buffer.from(body))}`)

/** The headers that PayPal sends along with an event, signed for one webhook over the bytes of the body. */
export const signedHeaders = (body: string, webhookId: string, at: string) => {
  const id = randomUUID()
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42',
    'paypal-transmission-id': id,
    'paypal-transmission-time': at,
    'paypal-transmission-sig': sign('sha256', signedText(id, at, webhookId, body), keys.privateKey).toString('base64'),
  }
}

interface Asked {
  auth_algo: string
  cert_url: string
  transmission_id: string
  transmission_sig: string
  transmission_time: string
  webhook_id: string
}
const before = '"webhook_event":'
/** What the verify call says of a question: the event counts as its bytes stand in it, not as they would be written anew. */
export const verdictOf = (question: string, ofAccount: string) => {
  const asked = JSON.parse(question) as Asked
  const event = question.slice(question.indexOf(before) + before.length, question.lastIndexOf('}'))
  const isTrue =
    asked.webhook_id === ofAccount &&
    asked.auth_algo === 'SHA256withRSA' &&
    /^https:\/\/api\.(sandbox\.)?paypal\.com\//.test(asked.cert_url) &&
    verify(
      'sha256',
      signedText(asked.transmission_id, asked.transmission_time, ofAccount, event),
      keys.publicKey,
      Buffer.from(asked.transmission_sig, 'base64'),
    )
  return { verification_status: isTrue ? 'SUCCESS' : 'FAILURE' }
}
