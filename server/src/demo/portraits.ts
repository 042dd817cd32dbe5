import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parts } from '../kernel/parts.ts'
import { keepDrawn } from '../uploads/public.ts'

const folder = join(import.meta.dirname, 'portraits')
/** `scripts/portraits.mjs` draws them so wide. */
const side = 800

/** Stores the portrait of one of the demo's readers. It is drawn already: a first start has no time for it. */
export const keepPortrait = (parts: Pick<Parts, 'site' | 'log'>, username: string) =>
  keepDrawn(parts, { name: `${username}.webp`, width: side, height: side }, (file) => readFile(join(folder, file)))
