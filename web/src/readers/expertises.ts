import { places } from '@evenlight/contract/places'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { useWritten } from '../words/say.tsx'

export const expertisesOf = () =>
  queryOptions({
    queryKey: ['places.expertises'],
    queryFn: ({ meta }) => api(places, meta?.send).expertises(),
    staleTime: Infinity,
  })

/** What readers are good at, by id and name; empty until it is known. */
export function useExpertises() {
  const written = useWritten()
  const { data = [] } = useQuery(expertisesOf())
  return data.map(({ id, name }) => ({ id, name: written(`topic.${id}`, undefined, name) }))
}

/** Those of the list that say how somebody reads; the others say about what. */
export const methods: ReadonlySet<string> = new Set(
  'tarot oracle lenormand astrology numerology runes i_ching palmistry clairvoyance mediumship'.split(' '),
)
