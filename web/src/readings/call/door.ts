import type { reportSound } from '../room/beat-report.ts'
import type { useRoom } from '../room/room.ts'

/** What a call has of its room. It is handed in: if it were imported, a room without a call would be in two files for it. */
export interface Door {
  useRoom: typeof useRoom
  reportSound: typeof reportSound
}
