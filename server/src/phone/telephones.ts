import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '@evenlight/contract/errors'
import { paths } from '@evenlight/contract/paths'
import type { Db } from '../kernel/database.ts'
import { safe } from '../kernel/letter-html.ts'
import { isLoopback } from '../kernel/loopback.ts'
import type { DemoTelephones } from './demo-carrier.ts'
import { listTelephones, type Telephone } from './telephone-store.ts'

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid;padding:1rem 0}h1,h2{font-size:1.25rem}h2{margin:0}button{font:inherit;min-height:3rem;padding:0 1.25rem;margin-inline-end:.5rem}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

const button = (id: string, press: string, words: string, who: string) =>
  `<button name="press" value="${press} ${safe(id)}" aria-label="${words}: ${safe(who)}">${words}</button>`
const shown = ({ id, who, is_in }: Telephone) =>
  `<article><h2>Telephone of ${safe(who)}</h2><p>${is_in ? 'On the line.' : 'It rings: Evenlight, with a phone reading.'}</p><form method="post">${
    is_in
      ? button(id, 'hang_up', 'Hang up', who)
      : button(id, 'answer', 'Answer', who) + button(id, 'decline', 'Decline', who)
  }</form></article>`
const pageOf = (telephones: Telephone[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2"><title>Telephones</title><style>${style}</style></head><body><h1>The telephones of this demonstration</h1>${telephones.map(shown).join('') || '<p>None of them rings.</p>'}</body></html>`

/** A demo rings nobody: whoever sits at the machine presses the buttons of all its telephones. */
export const serveTelephones = (app: FastifyInstance, db: Db, { tell }: DemoTelephones) =>
  void app.register((own, _options, done) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, read) => read(null, body))
    const here = (request: FastifyRequest) => {
      if (!isLoopback(request)) throw refuse('route_not_found')
    }
    own.get(paths.demoTelephones(), async (request, reply) => {
      here(request)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .send(pageOf(await listTelephones(db)))
    })
    own.post(paths.demoTelephones(), async (request, reply) => {
      here(request)
      const said = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('press') ?? ''
      const [press, legId] = said.split(' ')
      const telephone = (await listTelephones(db)).find(({ id }) => id === legId)
      if (!telephone) return reply.redirect(paths.demoTelephones(), 303)
      if (press === 'answer') await tell(telephone.id, 'joined')
      if (press === 'decline') await tell(telephone.id, 'missed')
      if (press === 'hang_up') await tell(telephone.id, 'left')
      return reply.redirect(paths.demoTelephones(), 303)
    })
    done()
  })
