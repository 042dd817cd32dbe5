import type { Tx } from '../kernel/database.ts'

// One count for the process, which is the only one of its site.
let changes = 0

/** What visitors read of the house is about to change: kept pages and answers go with the commit. */
export const houseChanged = (tx: Tx) => tx.after(() => void changes++)

/** Counts the changes of what the house says of itself, as far as this process knows. */
export const houseChanges = () => changes
