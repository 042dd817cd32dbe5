import { moderation } from '@evenlight/contract/moderation'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'

const { blockWords } = api(moderation)
const FRESH_MS = 600_000

/** The words that admins want to see marked; undefined as long as they are not known, which hinders nobody from writing. */
export const useBlockWords = (wanted = true) =>
  useQuery({ queryKey: ['moderation.words'], queryFn: () => blockWords(), staleTime: FRESH_MS, enabled: wanted }).data
    ?.words
