import { sides } from '@evenlight/core/meter/meter'
import type { Told } from './carrier.ts'

export const ofCalls: Record<string, Told['what']> = {
  initiated: 'rung',
  ringing: 'rung',
  answered: 'answered',
  'in-progress': 'answered',
  completed: 'left',
  busy: 'missed',
  failed: 'missed',
  'no-answer': 'missed',
  canceled: 'missed',
}
const ofConferences: Record<string, Told['what']> = {
  'participant-join': 'joined',
  'conference-start': 'started',
  'participant-leave': 'left',
  'conference-end': 'ended',
}
type Fields = Record<string, string | undefined>

const ofConference = (said: Fields, atMs: number): Told | undefined => {
  const { StatusCallbackEvent: event = '', ConferenceSid, CallSid, FriendlyName, ParticipantLabel } = said
  const what = ofConferences[event]
  const side = sides.find((one) => one === ParticipantLabel)
  const isOfBoth = what === 'started' || what === 'ended'
  if (!what || !FriendlyName || (!isOfBoth && !side)) return undefined
  const own = isOfBoth ? {} : { side, callId: CallSid }
  return { id: `${ConferenceSid}/${event}/${isOfBoth ? '' : CallSid}`, readingId: FriendlyName, ...own, what, atMs }
}

/**
 * What a signed callback of Twilio means; undefined where it is none of ours. The order of arrival says nothing: the instant
 * is the carrier's, to the second.
 */
export const saidBy = (said: Fields, legId: string | undefined): Told | undefined => {
  const atMs = Date.parse(said['Timestamp'] ?? '')
  if (Number.isNaN(atMs)) return undefined
  if (said['ConferenceSid']) return ofConference(said, atMs)
  const { CallSid, CallStatus = '' } = said
  const what = ofCalls[CallStatus]
  return what && CallSid && legId ? { id: `${CallSid}/${CallStatus}`, legId, callId: CallSid, what, atMs } : undefined
}
