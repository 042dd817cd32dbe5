import type { Side } from './meter.ts'

/** Of the two of a reading, the one whom the other meets. */
export const otherSide = (side: Side): Side => (side === 'client' ? 'reader' : 'client')
