import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useAction } from '../action.ts'
import { Button } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { calls, careChanged, type KeptLine, keptLines } from './calls.ts'

/** Every line that was noted, and who of us has confirmed it. */
export function KeptLines() {
  const say = useSay()
  const lines = useQuery(keptLines)
  return (
    <Loaded of={lines} failed={say('care.lines.failed')} shape={<RowSkeletons />}>
      {(all) => (
        <ul className="card overflow-hidden">
          {all.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function Row({ line: { id, country, name, number, source, noted_on, confirmed } }: { line: KeptLine }) {
  const say = useSay()
  const sentence = useSentence()
  const { formatDisplayName, formatDate } = useIntl()
  const confirm = useAction(
    (isRight: boolean) => calls.confirm({ body: { id, confirmed: isRight } }),
    () => void careChanged(),
  )
  return (
    <li className="flex flex-wrap items-center gap-x-16 gap-y-8 px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
      <span className="me-auto min-w-0 flex flex-col">
        <span className="font-semibold">
          {formatDisplayName(country, { type: 'region' }) ?? country}: <bdi>{name}</bdi>,{' '}
          <span className="tabular" dir="ltr">
            {number}
          </span>
        </span>
        <span className="text-meta text-muted">
          <a href={source} target="_blank" rel="noreferrer" className="link">
            {say('care.lines.source')}
          </a>
          {' · '}
          {confirmed ? (
            <>
              {say('care.lines.confirmed', { name: confirmed.by.username })} <When at={confirmed.at} />
            </>
          ) : (
            say('care.lines.noted', { date: formatDate(noted_on, { dateStyle: 'medium', timeZone: 'UTC' }) })
          )}
        </span>
      </span>
      <Button
        kind={confirmed ? 'quiet' : 'secondary'}
        pending={confirm.isPending}
        aria-label={say(confirmed ? 'care.lines.withdraw.of' : 'care.lines.confirm.of', { name, number })}
        onClick={() => confirm.mutate(!confirmed, { onError: (cause) => void toast(sentence(cause)) })}
      >
        {say(confirmed ? 'care.lines.withdraw' : 'care.lines.confirm')}
      </Button>
    </li>
  )
}
