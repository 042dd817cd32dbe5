import { queryOptions } from '@tanstack/react-query'
import { queries } from '../queries.ts'
import { readers } from './calls.ts'

export const deskKey = ['readers.desk']

/** The reader's own desk: how visitors see them, settings, figures. */
export const deskOf = () => queryOptions({ queryKey: deskKey, queryFn: () => readers.desk() })

/** Saves a part of the reader's settings; everything on the page that shows them follows. */
export async function saveDesk(body: Parameters<typeof readers.saveDesk>[0]['body'], key?: string) {
  const desk = await readers.saveDesk({ body, key })
  queries.setQueryData(deskKey, desk)
  return desk
}
