import { skipToken, useQuery } from '@tanstack/react-query'
import { queries } from './queries.ts'

/** Something small that this tab remembers through a reload, until the person leaves. */
export function inTab<T>(name: string) {
  const queryKey = ['tab', name]
  const find = (): T | null => {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | null
    } catch {
      return null
    }
  }
  const keep = (value: T | null) => {
    queries.setQueryData<T | null>(queryKey, value)
    try {
      if (value === null) sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, JSON.stringify(value))
    } catch {
      // Without storage it lives as long as the page.
    }
  }
  const useKept = () =>
    useQuery<T | null>({ queryKey, queryFn: skipToken, initialData: find, staleTime: Infinity, gcTime: Infinity })
      .data ?? null
  return { find, keep, useKept }
}
