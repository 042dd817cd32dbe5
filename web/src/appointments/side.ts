import type { Appointment } from './calls.ts'

/** Which of the two looks. */
export type Side = 'client' | 'reader'

/** Who the other is, and the zone of their account. */
export const otherOf = ({ client, reader, client_time_zone, reader_time_zone }: Appointment, side: Side) =>
  side === 'client'
    ? { id: reader.id, name: reader.display_name, zone: reader_time_zone }
    : { id: client.id, name: client.username, zone: client_time_zone }
