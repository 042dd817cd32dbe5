import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FormattedDate } from 'react-intl'
import { noteOn } from '../../notes/calls.ts'
import { useSay } from '../../words/say.tsx'
import { pastOf } from '../past.ts'

/** For the reader, while somebody they know asks: when they last met, and what was written down about them. */
export function Known({ clientId }: { clientId: string }) {
  const say = useSay()
  const { data: past } = useInfiniteQuery(pastOf(clientId))
  const { data: note } = useQuery({ ...noteOn(clientId), retry: false })
  const last = past?.pages[0]?.data.find(({ state }) => state === 'settled')
  return (
    <div className="flex flex-col gap-4 text-meta">
      {last && (
        <p>
          {say('readings.known.last')} <FormattedDate value={last.requested_at} dateStyle="medium" />
        </p>
      )}
      {note && (
        <>
          <h3 className="font-sans text-meta font-semibold">{say('readings.known.note')}</h3>
          <p
            tabIndex={0}
            role="note"
            dir="auto"
            className="max-h-portrait overflow-y-auto whitespace-pre-wrap wrap-anywhere"
          >
            {note.text || say('readings.known.none')}
          </p>
        </>
      )}
    </div>
  )
}
