import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '@evenlight/contract/errors'
import type { Parts } from '../kernel/parts.ts'
import type { Told } from './carrier.ts'
import { joinPath, statusPath } from './hook-paths.ts'
import type { TwilioCarrier } from './twilio.ts'
import { saidBy } from './twilio-said.ts'

const bytesMax = 32 * 1024
interface Hears {
  hear: (told: Told) => Promise<unknown>
  /** The reading and side of a call that may still come in. */
  whereIs: (legId: string) => Promise<{ readingId: string; side: string } | undefined>
}

/** Where Twilio calls. It signs the public address and the fields of the form, so the body is taken as it was sent. */
export const serveCarrierHook = (app: FastifyInstance, { limits }: Parts, twilio: TwilioCarrier, to: Hears) =>
  void app.register((own, _options, done) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, read) => read(null, body))
    const signed = async ({ url, headers, body }: FastifyRequest) => {
      const fields = Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''))
      const signature = headers['x-twilio-signature']
      if (typeof signature !== 'string' || !(await twilio.isSigned(url, fields, signature))) throw refuse('not_found')
      return { fields, legId: new URL(url, 'http://site').searchParams.get('leg') ?? undefined }
    }
    const options = {
      bodyLimit: bytesMax,
      onRequest: ({ ip }: FastifyRequest) => limits.takeFor('anonymous', { address: ip }),
    }
    own.post(statusPath, options, async (request, reply) => {
      const { fields, legId } = await signed(request)
      const told = saidBy(fields, legId)
      if (told) await to.hear(told)
      return reply.code(204).send()
    })
    own.post(joinPath, options, async (request, reply) => {
      const { legId } = await signed(request)
      const place = legId ? await to.whereIs(legId) : undefined
      const answer = place ? await twilio.answerTo(place.readingId, place.side) : '<Response><Hangup/></Response>'
      return reply.type('text/xml').send(answer)
    })
    done()
  })
