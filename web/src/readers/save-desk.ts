import { deskKey } from './desk.ts'
import { queries } from '../queries.ts'
import { readers } from './calls.ts'

type Part = Parameters<typeof readers.saveDesk>[0]['body']

/** Saves a part of the reader's settings; everything on the page that shows them follows. */
export async function saveDesk(body: Part) {
  const desk = await readers.saveDesk({ body })
  queries.setQueryData(deskKey, desk)
  return desk
}
