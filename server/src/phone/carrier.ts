import type { LegTold } from '@evenlight/core/meter/legs'
import type { Side } from '@evenlight/core/meter/meter'
import type { Spoken } from './spoken.ts'

/** One of the two calls of a reading, as it is asked for. Who is rung sees the house's number and no other. */
export interface Ring {
  legId: string
  readingId: string
  side: Side
  /** E.164. Never logged, never answered. */
  to: string
  /** What is said to whoever picks up, until they press a key. */
  says: Spoken
  capSeconds: number
}
type CallStatus =
  | { is: 'ringing' }
  | { is: 'in'; joinedMs: number }
  | { is: 'over'; how: 'left' | 'missed'; leftMs: number }

/** Rings telephones and joins them. Each of these may throw a `CarrierFault`. */
export interface Carrier {
  /** Begins a call; answers the carrier's own id of it. Asked twice it rings twice. */
  ring(ring: Ring): Promise<string>
  hangUp(callId: string): Promise<unknown>
  /** The longest that a call may last, from its answer on. */
  setCap(callId: string, seconds: number): Promise<unknown>
  look(callId: string, readingId: string): Promise<CallStatus>
  text(to: string, words: string): Promise<unknown>
  /** Rings and says this, more than once. */
  say(to: string, says: Spoken): Promise<unknown>
}

/** What a carrier says without being asked, by an id under which the same thing comes again. */
export interface Told {
  id: string
  /** Of a call: ours, or its side in a reading. */
  legId?: string | undefined
  readingId?: string | undefined
  side?: Side | undefined
  callId?: string | undefined
  /** `missed`: over, and never answered. */
  what: LegTold['what'] | 'rung' | 'answered' | 'missed' | 'ended'
  atMs: number
}

/** `refused`: surely not done. Otherwise nobody knows. Carries no word of the carrier's, as those name telephones. */
export class CarrierFault extends Error {
  readonly refused: boolean
  constructor(refused: boolean, what: string) {
    super(`The carrier ${refused ? 'refused' : 'did not answer'} (${what}).`)
    this.name = 'CarrierFault'
    this.refused = refused
  }
}
