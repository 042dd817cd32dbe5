import type { Tx } from '../kernel/database.ts'

// One count for the process; other nodes see a change when what they keep has had its time.
let changes = 0

/** What visitors read is about to change: kept pages and answers go with the commit. */
export const contentChanged = (tx: Tx) => tx.after(() => void changes++)

/** Counts the changes of what is published, as far as this process knows. */
export const contentChanges = () => changes
