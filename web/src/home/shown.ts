import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAvailabilityUpdates } from '../availability.ts'
import { hereOf } from '../readers/calls.ts'

export const ROW = 3
const AGAIN_MS = 15_000

/** The readers of the home page, those who can be asked first, each with the status of this moment. */
export function useShown() {
  const { data, error, refetch } = useQuery({ ...hereOf(), refetchInterval: AGAIN_MS })
  useAvailabilityUpdates()
  // Whoever stands here stays where they are: what is asked for again changes their status, never their order.
  const [first, setFirst] = useState(data)
  if (data?.length && !first?.length) setFirst(data)
  return { readers: first, error: data ? null : error, again: () => void refetch() }
}
export type Shown = ReturnType<typeof useShown>
