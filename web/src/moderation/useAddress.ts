import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { openRow, useDesk } from './desk.ts'

/** The open message stands in the address: Back leads to the list, and a reload finds it again. */
export function useAddress() {
  const open = useDesk((state) => state.open)
  const [search, setSearch] = useSearchParams()
  const type = useNavigationType()
  const { key } = useLocation()
  const obeyed = useRef<string | null>(null)
  const named = search.get('message')
  useEffect(() => {
    const arrived = type === 'POP' && obeyed.current !== key
    obeyed.current = key
    if (arrived && named !== open) return openRow(named)
    if (named === open) return
    const next = new URLSearchParams(search)
    if (open) next.set('message', open)
    else next.delete('message')
    setSearch(next, { replace: Boolean(named) || !open, preventScrollReset: true })
  }, [key, type, named, open, search, setSearch])
}
