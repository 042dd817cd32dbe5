import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AuthorizeNet } from '../kernel/parts.ts'

export const cardFramePath = '/card-frame'

/**
 * The provider's form, in a frame of ours, opens this page in a frame of its own and says in the fragment what happens there.
 * It hands that on to the page around both, and to nobody else.
 */
const script = `const tell = () => top.postMessage({ cardForm: location.hash.slice(1) }, location.origin)
addEventListener('hashchange', tell)
if (location.hash) tell()`
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card form</title></head><body><script>${script}</script></body></html>`
const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export const serveCardFrame = (app: FastifyInstance, { formUrl }: AuthorizeNet) => {
  const policy = [
    "default-src 'none'",
    `script-src ${scriptHash}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${new URL(formUrl).origin}`,
  ].join('; ')
  app.get(cardFramePath, (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .removeHeader('x-frame-options')
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
