import { accounts } from './accounts.ts'
import { home } from './home.ts'
import { problems } from './problems.ts'
import { readers } from './readers.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

/** The one catalogue: every sentence a person reads, by key. A feature adds its file here. */
export const en = {
  ...ui,
  ...problems,
  ...shell,
  ...home,
  ...accounts,
  ...readers,
}

export type Key = keyof typeof en
