import { below } from './es/below.ts'
import { home } from './es/home.ts'
import { play } from './es/play.ts'
import { prices } from './es/prices.ts'
import { problems } from './es/problems.ts'
import { readers } from './es/readers.ts'
import { shell } from './es/shell.ts'
import { ui } from './es/ui.ts'

/** What a first page says, to its end. */
export const esFirst = { ...home, ...prices, ...problems, ...readers, ...shell, ...ui, ...below, ...play }
