import { useQuery } from '@tanstack/react-query'
import { profileOf } from '../readers/calls.ts'
import { useSay } from '../words/say.tsx'
import type { Line } from './calls.ts'

/** What a line is about, with the reader's name where there is one. */
export function Cause({ of: { cause, reader_id } }: { of: Line }) {
  const say = useSay()
  const { data } = useQuery({
    ...profileOf(reader_id ?? ''),
    enabled: cause === 'session' && reader_id !== undefined,
    staleTime: Infinity,
    retry: false,
  })
  if (cause === 'session' && data) return <>{say('wallet.cause.session.with', { name: data.display_name })}</>
  return <>{say(`wallet.cause.${cause}`)}</>
}
