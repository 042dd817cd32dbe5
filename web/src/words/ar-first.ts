import { below } from './ar/below.ts'
import { home } from './ar/home.ts'
import { play } from './ar/play.ts'
import { prices } from './ar/prices.ts'
import { problems } from './ar/problems.ts'
import { readers } from './ar/readers.ts'
import { shell } from './ar/shell.ts'
import { ui } from './ar/ui.ts'

/** What a first page says, to its end. */
export const arFirst = { ...home, ...prices, ...problems, ...readers, ...shell, ...ui, ...below, ...play }
