import {
  type Reading as ReadingShape,
  readings,
  type Clock as ClockShape,
  type ChatMessage as LiveMessageShape,
  type Receipt as ReceiptShape,
} from '@evenlight/contract/readings'
import type { output } from 'zod/mini'
import { api } from '../api.ts'

export const calls = api(readings)

export type Reading = output<typeof ReadingShape>
export type ServerClock = output<typeof ClockShape>
export type ChatMessage = output<typeof LiveMessageShape>
export type Receipt = output<typeof ReceiptShape>
export type Past = Awaited<ReturnType<typeof calls.history>>['data'][number]
/** A request that its reader did not answer. */
export type Missed = Awaited<ReturnType<typeof calls.missed>>['data'][number]
/** Two people who had readings with each other. */
export type Met = Awaited<ReturnType<typeof calls.people>>['data'][number]
export type StopReason = ServerClock['stopped_by'][number]

/** Which of the two people of a reading looks at it. An admin is neither and only watches. */
export type Side = 'client' | 'reader'
type Parties = Pick<Reading, 'client' | 'reader'>

export const sideOf = ({ client, reader }: Parties, me: string | undefined): Side | undefined =>
  me === client.id ? 'client' : me === reader.id ? 'reader' : undefined
/** The name that the other person goes by, and their id. */
export const otherOf = ({ client, reader }: Parties, side: Side | undefined) =>
  side === 'reader'
    ? { id: client.id, name: client.username, picture: undefined }
    : { id: reader.id, name: reader.display_name, picture: reader.picture }

/** Whether somebody of the house reads along. */
export const isAdminHere = ({ events }: Pick<Reading, 'events'>) =>
  events.filter(({ what }) => what === 'admin_came').length > events.filter(({ what }) => what === 'admin_left').length
