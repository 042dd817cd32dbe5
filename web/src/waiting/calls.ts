import { waiting } from '@evenlight/contract/waiting'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queries } from '../queries.ts'
import { useMissed, useOn } from '../live.ts'

export const calls = api(waiting)

/** A client's places in lines; a reader's own line. */
export const waitingOf = () => queryOptions({ queryKey: ['waiting'], queryFn: () => calls.mine() })
const again = () => void queries.invalidateQueries({ queryKey: waitingOf().queryKey })

/** Follows what moves in these lines, as long as the component is on the page. */
export function useMoves() {
  useOn('waiting:changed', again)
  useMissed(again)
}
