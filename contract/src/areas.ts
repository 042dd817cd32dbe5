import { payments } from './payments.ts'
import { readers } from './readers.ts'
import type { Area } from './route.ts'
import { wallet } from './wallet.ts'

/** Every area of the contract. The server must handle each, and the walk over all calls starts here. */
export const areas = { payments, readers, wallet } satisfies Record<string, Area>
