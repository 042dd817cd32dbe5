import type { Tx } from '../kernel/database.ts'

// One count for the process: a change forgets the answers of every directory in it. Other nodes forget within a second.
let changes = 0

/** What the directory shows is about to change: its kept answers go with the commit. */
export const directoryChanged = (tx: Tx) => tx.after(() => void changes++)

/** Counts the changes of what visitors see of readers, as far as this process knows. */
export const directoryChanges = () => changes
