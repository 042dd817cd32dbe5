import * as z from 'zod/mini'
import { Id } from './atoms.ts'

/** An hour: what is older has long been found lost. */
const ageMsMax = 3_600_000
/** What somebody in a call reports with a beat about what came in from the other; the evidence that the clock runs by. */
export const CallReport = z.strictObject({
  /** How old the last sound of the other is; absent while none has come since the last report. */
  sound_age_ms: z.optional(z.int().check(z.minimum(0), z.maximum(ageMsMax))),
  /** Since the last report: whether their own voice was sent, and whether the other's was heard. */
  spoke: z.boolean(),
  heard: z.boolean(),
})

/** One try of a browser to hold its end of a call; a reload makes another one. */
const Leg = z.string().check(z.regex(/^[a-z0-9]{16}$/))
const sdpCharactersMax = 20_000
const candidateCharactersMax = 1000
const signal = <const Kind extends string, Fields extends Record<string, z.core.$ZodType>>(
  kind: Kind,
  fields: Fields,
) => z.strictObject({ kind: z.literal(kind), ...fields })
const Sdp = z.string().check(z.startsWith('v=0'), z.maxLength(sdpCharactersMax))
/** Where the browsers of a call find a way to each other; what they need for it ends by itself. */
export const CallServers = z.object({
  ice_servers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.optional(z.string()),
      credential: z.optional(z.string()),
    }),
  ),
  /** All goes through a relay, so that neither learns where the other is. */
  relay_only: z.boolean(),
})

/** What the two browsers of a call tell each other to find a way. The server hands it on and keeps nothing of it. */
export const Signal = z.discriminatedUnion('kind', [
  signal('hello', {}),
  signal('offer', { sdp: Sdp }),
  signal('answer', { sdp: Sdp }),
  signal('candidate', {
    candidate: z.string().check(z.maxLength(candidateCharactersMax)),
    mid: z.string().check(z.maxLength(16)),
    line: z.int().check(z.minimum(0), z.maximum(7)),
  }),
  /** Of a video call: whether this person wants to see and be seen, and whether a camera of theirs gives a picture. */
  signal('camera', { wanted: z.boolean(), shown: z.boolean() }),
  /** To who makes the offers: look for another way. */
  signal('restart', {}),
  signal('bye', {}),
])
/** `to`: meant for this try of the other alone. */
export const signalFields = { leg: Leg, to: z.optional(Leg), signal: Signal }
export const SignalTold = z.object({ chat_id: Id, from: Id, ...signalFields })
