import { absolute } from '@evenlight/contract/route'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../kernel/parts.ts'
import type { Said } from './paypal-said.ts'

export const payPalHookPath = absolute('webhooks/paypal')
const bytesMax = 256 * 1024

/** Where PayPal calls. What it signs are bytes, so here, and nowhere else, a body is taken as it was sent. */
export const servePayPalHook = (app: FastifyInstance, { limits }: Parts, hear: Said['hear']) =>
  void app.register((own, _options, done) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, read) => read(null, body))
    own.post(
      payPalHookPath,
      { bodyLimit: bytesMax, onRequest: ({ ip }) => limits.takeFor('anonymous', { address: ip }) },
      async ({ headers, body }) => {
        await hear(headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0))
        return {}
      },
    )
    done()
  })
