import type { Parts } from '../src/kernel/parts.ts'

/** These parts over a database whose first transaction fails, and no other. */
export function failingOnce(parts: Parts): Parts {
  let isFirst = true
  const { transaction } = parts.database
  return {
    ...parts,
    database: {
      ...parts.database,
      transaction: (work) => {
        const fails = isFirst
        isFirst = false
        return fails ? Promise.reject(new Error('broken')) : transaction(work)
      },
    },
  }
}
