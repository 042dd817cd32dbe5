import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '@evenlight/contract/errors'
import { integer, moment, nullable, text, type RowOf } from './columns.ts'
import type { Db } from './database.ts'
import { safe } from './letter-html.ts'
import { isLoopback } from './loopback.ts'
import { iso } from './moment.ts'
import { reads } from './statement.ts'

const shownMost = 200
const letter = { channel: text, recipient: text, subject: text, body: text, html: nullable(text), at: moment }
type Letter = RowOf<typeof letter>
const newest = reads('outbox', {
  takes: { most: integer },
  gives: letter,
  text: ($) => `select channel, recipient, subject, body, html, at from mail order by at desc, id limit ${$.most}`,
})

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid;padding:1rem 0}h1,h2{font-size:1.25rem}h2{margin:0}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const shown = ({ channel, recipient, subject, body, at }: Letter) =>
  `<article><h2>${safe(subject)}</h2><p>${channel === 'sms' ? 'SMS' : 'Mail'} to ${safe(recipient)}, <time datetime="${iso(at)}">${new Date(at).toUTCString()}</time></p><pre>${safe(body)}</pre></article>`
const pageOf = (letters: Letter[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head><body><h1>What would have been sent, newest first</h1>${letters.map(shown).join('') || '<p>Nothing yet.</p>'}</body></html>`

/** A demo sends nothing: its letters and codes are read here, on the machine it runs on. */
export const serveOutbox = (app: FastifyInstance, db: Db) => {
  const letters = (request: FastifyRequest) => {
    if (!isLoopback(request)) throw refuse('route_not_found')
    return db.run(newest, { most: shownMost })
  }
  app.get('/dev/mail', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(pageOf(await letters(request))),
  )
  app.get('/dev/mail.json', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ data: (await letters(request)).map((one) => ({ ...one, at: iso(one.at) })) }),
  )
}
