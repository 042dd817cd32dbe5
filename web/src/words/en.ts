import { accounts } from './accounts.ts'
import { first } from './first.ts'

/** The one catalogue: every sentence a person reads, by key. A feature adds its file here. */
export const en = {
  ...first,
  ...accounts,
}

export type Key = keyof typeof en
