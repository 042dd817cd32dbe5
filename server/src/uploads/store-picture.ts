import { newId } from '../kernel/ids.ts'
import { fileOf, sideMax, type Drawn } from './sizes.ts'
import type { Storage } from './storage.ts'

/** Stores a picture in all its sizes, the whole one last, under a name of its own. */
export const putDrawings = async (
  storage: Storage,
  { drawings, width, height }: { drawings: { side: number; bytes: Buffer }[]; width: number; height: number },
): Promise<Drawn> => {
  const name = `${newId('upl')}.webp`
  for (const { side, bytes } of drawings) await storage.put(side === sideMax ? name : fileOf(name, side), bytes)
  return { name, width, height }
}

/** Draws a sent file anew and stores all its sizes, the whole one last. Refuses as `redraw` does. */
export const storePicture = async (storage: Storage, sent: Buffer) => {
  const { redraw } = await import('./picture.ts')
  return putDrawings(storage, await redraw(sent))
}
