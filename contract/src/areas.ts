import { payments } from './payments.ts'
import type { Area } from './route.ts'
import { wallet } from './wallet.ts'

/** Every area of the contract. The server must handle each, and the walk over all calls starts here. */
export const areas = { payments, wallet } satisfies Record<string, Area>
