import type { FastifyInstance } from 'fastify'
import type { Feature } from '../kernel/feature.ts'
import { handled } from '../kernel/jobs.ts'
import type { Parts } from '../kernel/parts.ts'
import { makeCalls, type Line } from './calls.ts'
import type { Carrier, Told } from './carrier.ts'
import { demoCarrier } from './demo-carrier.ts'
import { phone } from './handlers.ts'
import { serveCarrierHook } from './hook.ts'
import { hangUpJob, ringJob } from './public.ts'
import { serveTelephones } from './telephones.ts'
import { makeTexting } from './texting.ts'
import { twilioCarrier } from './twilio.ts'
import { own } from './own-store.ts'

const atOnce = 4

/** Telephones: a carrier where there is an account with one, a demo's own, or none. */
export const phoneFeature = (parts: Parts, line: Line) => {
  const { database, site, mail, clock } = parts
  const hear = (told: Told): Promise<unknown> => calls.hear(told)
  const twilio = site.carrier && twilioCarrier(site.carrier, site)
  const telephones = site.demo ? demoCarrier({ database, mail, now: clock.now }, hear) : undefined
  const carrier: Carrier | undefined = twilio?.carrier ?? telephones?.carrier
  const calls = makeCalls(parts, carrier, line)
  return {
    calls: phone(parts, carrier),
    own,
    jobs: handled(
      { ringJob, hangUpJob },
      { ringJob: ({ reading_id }) => calls.ring(reading_id), hangUpJob: ({ reading_id }) => calls.hangUp(reading_id) },
      atOnce,
    ),
    sweeps: carrier ? [{ name: 'telephones', everyMs: 1000, work: calls.lookAtDue }] : [],
    texting: carrier && makeTexting(parts, carrier),
    proveFor: calls.proveFor,
    lookAtDue: calls.lookAtDue,
    /** Where the carrier calls, or a demo's telephones are. */
    serve: (app: FastifyInstance) => {
      if (twilio) serveCarrierHook(app, parts, twilio, calls)
      if (telephones) serveTelephones(app, database.db, telephones)
    },
  } satisfies Feature<'phone'> & { proveFor: unknown; texting: unknown; lookAtDue: unknown; serve: unknown }
}
