import type { CarrierAccount } from '../kernel/parts.ts'
import { CarrierFault, type Carrier, type Ring } from './carrier.ts'
import { ofCalls } from './twilio-said.ts'
import { joinPath, statusPath } from './hook-paths.ts'

const ringSeconds = 30
const pressSeconds = 12

/** The SDK takes a while to load, so it is loaded by whoever has an account. */
const load = async ({ accountSid, authToken, apiUrl }: CarrierAccount) => {
  const { default: sdk } = await import('twilio')
  const client = sdk(accountSid, authToken)
  if (apiUrl) client.api.baseUrl = apiUrl
  return { sdk, client }
}

/** Their messages name the telephone, so nothing but status and code passes. */
const faultOf = (error: unknown) => {
  const { status, code } = error as { status?: number; code?: number | string }
  const refused = typeof status === 'number' && status >= 400 && status < 500 && status !== 429
  return new CarrierFault(refused, `${status ?? 'no status'} ${code ?? ''}`.trim())
}

/** Twilio: two calls that each press a key, so that no machine that answers is billed, and one conference for both. */
export const twilioCarrier = (account: CarrierAccount, site: { url: string }) => {
  let loaded: ReturnType<typeof load> | undefined
  const open = () => (loaded ??= load(account))
  const asked = async <T>(work: (sdk: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
    const sdk = await open()
    return work(sdk).catch((error: unknown) => Promise.reject(faultOf(error)))
  }
  const at = (path: string, query: Record<string, string>) => `${site.url}${path}?${new URLSearchParams(query)}`

  const ring = ({ legId, to, says, capSeconds }: Ring) =>
    asked(async ({ sdk, client }) => {
      const voice = new sdk.twiml.VoiceResponse()
      const press = voice.gather({ numDigits: 1, timeout: pressSeconds, action: at(joinPath, { leg: legId }) })
      press.say({ language: says.language }, says.words)
      voice.hangup()
      const made = await client.calls.create({
        to,
        from: account.number,
        twiml: voice.toString(),
        timeout: ringSeconds,
        timeLimit: capSeconds,
        statusCallback: at(statusPath, { leg: legId }),
        statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
      })
      return made.sid
    })

  const carrier: Carrier = {
    ring,
    hangUp: (callId) => asked(({ client }) => client.calls(callId).update({ status: 'completed' })),
    setCap: (callId, seconds) => asked(({ client }) => client.calls(callId).update({ timeLimit: seconds })),
    look: (callId, readingId) =>
      asked(async ({ client }) => {
        const call = await client.calls(callId).fetch()
        const how = ofCalls[call.status]
        const leftMs = (call.endTime ?? call.dateUpdated).getTime()
        if (how === 'left' || how === 'missed') return { is: 'over', how, leftMs }
        const [room] = await client.conferences.list({ friendlyName: readingId, status: 'in-progress', limit: 1 })
        if (!room) return { is: 'ringing' }
        const people = await client.conferences(room.sid).participants.list()
        const own = people.find(({ callSid }) => callSid === callId)
        return own ? { is: 'in', joinedMs: own.dateCreated.getTime() } : { is: 'ringing' }
      }),
    text: (to, words) => asked(({ client }) => client.messages.create({ to, from: account.number, body: words })),
    say: (to, { language, words }) =>
      asked(({ sdk, client }) => {
        const voice = new sdk.twiml.VoiceResponse()
        for (const _ of [1, 2, 3]) voice.say({ language }, words)
        return client.calls.create({ to, from: account.number, twiml: voice.toString(), timeout: ringSeconds })
      }),
  }
  return {
    carrier,
    /** Whether the carrier itself signed this: over the public address, and every field. */
    isSigned: async (path: string, fields: Record<string, string>, signature: string) =>
      (await open()).sdk.validateRequest(account.authToken, signature, site.url + path, fields),
    /** What is done once a key was pressed: into the conference that bears the reading's id, which ends when one leaves. */
    answerTo: async (readingId: string, side: string) => {
      const voice = new (await open()).sdk.twiml.VoiceResponse()
      const name = {
        participantLabel: side,
        startConferenceOnEnter: true,
        endConferenceOnExit: true,
        beep: 'false' as const,
        record: 'do-not-record' as const,
        statusCallback: `${site.url}${statusPath}`,
        statusCallbackEvent: ['start', 'end', 'join', 'leave'] as ('start' | 'end' | 'join' | 'leave')[],
      }
      voice.dial().conference(name, readingId)
      return voice.toString()
    },
  }
}
export type TwilioCarrier = ReturnType<typeof twilioCarrier>
