import { home } from './home.ts'
import { prices } from './prices.ts'
import { problems } from './problems.ts'
import { readers } from './readers.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

/** The sentences of the frame and of the home page: all that the first page loads. */
export const first = { ...ui, ...problems, ...shell, ...home, ...readers, ...prices }
