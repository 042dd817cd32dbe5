import { absolute } from '@evenlight/contract/route'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../kernel/parts.ts'
import type { Sent } from './sent.ts'

export const payPalHookPath = absolute('webhooks/paypal')
export const authorizeNetHookPath = absolute('webhooks/authorizenet')
const bytesMax = 256 * 1024

/** Where a provider calls. What it signs are bytes, so here, and nowhere else, a body is taken as it was sent. */
export const serveHook = (
  app: FastifyInstance,
  { limits }: Parts,
  path: string,
  hear: (sent: Sent) => Promise<unknown>,
) =>
  void app.register((own, _options, done) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, read) => read(null, body))
    own.post(
      path,
      { bodyLimit: bytesMax, onRequest: ({ ip }) => limits.takeFor('anonymous', { address: ip }) },
      async ({ headers, body }) => {
        await hear({ headers, bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0) })
        return {}
      },
    )
    done()
  })
