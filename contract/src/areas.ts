import type { Area } from './route.ts'

/** Every area of the contract. The server must handle each, and the walk over all calls starts here. */
export const areas = {} satisfies Record<string, Area>
