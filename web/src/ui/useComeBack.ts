import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { comeBack } from './come-back.ts'

/**
 * Whoever reloads, or comes back to a page that the browser has let go, is where they were: lists have as many pages, and
 * the page is as far down, as soon as it is there.
 */
export function useComeBack() {
  const queries = useQueryClient()
  useEffect(() => comeBack(queries), [queries])
}
