import { places } from '@evenlight/contract/places'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'

const calls = api(places)

/** What readers are good at, by id and name; empty until it is known. */
export function useExpertises() {
  const { data = [] } = useQuery({
    queryKey: ['places.expertises'],
    queryFn: () => calls.expertises(),
    staleTime: Infinity,
  })
  return data
}
