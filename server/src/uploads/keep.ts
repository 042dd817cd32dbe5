import { newId } from '../kernel/ids.ts'
import { redraw } from './picture.ts'
import { fileOf, sideMax, type Drawn } from './sizes.ts'
import type { Storage } from './storage.ts'

/** Draws a sent file anew and stores all its sizes, the whole one last. Refuses as `redraw` does. */
export const keep = async (storage: Storage, sent: Buffer): Promise<Drawn> => {
  const { drawings, width, height } = await redraw(sent)
  const name = `${newId('upl')}.webp`
  for (const { side, bytes } of drawings) await storage.put(side === sideMax ? name : fileOf(name, side), bytes)
  return { name, width, height }
}
