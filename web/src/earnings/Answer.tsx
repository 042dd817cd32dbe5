import { useMemo } from 'react'
import { useAction } from '../action.ts'
import { inTab } from '../in-tab.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { focusHeading } from '../ui/useArrived.ts'
import { useSay } from '../words/say.tsx'
import { cacheStatement, calls, type Line, type Statement } from './calls.ts'
import { DisputeForm, type Wanted } from './DisputeForm.tsx'
import { LinesOf } from './LinesOf.tsx'

/** The reader's answer: yes to all of it, or other amounts for some lines, noted one by one and sent together. */
export function Answer({ statement }: { statement: Statement }) {
  const say = useSay()
  const away = useOffline()
  const { id: invoice_id, may } = statement
  const noted = useMemo(() => inTab<readonly Wanted[]>(`earnings-wanted-${invoice_id}`), [invoice_id])
  const wanted = noted.useKept() ?? []
  const { mutate, isPending, error } = useAction(
    (action: 'accept' | 'dispute', key) =>
      calls.act({
        body: action === 'accept' ? { invoice_id, action } : { invoice_id, action, lines: [...wanted] },
        key,
      }),
    (answered, action) => {
      cacheStatement(answered)
      noted.keep(null)
      toast(say(action === 'accept' ? 'earnings.accepted' : 'earnings.disputed.sent'))
      focusHeading()
    },
  )
  const note = (number: number) => (one: Wanted | undefined) =>
    noted.keep([...(noted.find() ?? []).filter((other) => other.number !== number), ...(one ? [one] : [])])
  const mayDispute = may.includes('dispute')
  return (
    <div className="flex flex-col gap-24">
      {may.includes('accept') && (
        <div className="flex flex-col gap-12">
          {error && <ErrorNote cause={error} what={say('earnings.failed')} />}
          <div className="flex flex-wrap gap-8">
            {wanted.length > 0 ? (
              <Button pending={isPending} why={away} onClick={() => mutate('dispute')}>
                {say('earnings.dispute.send', { count: wanted.length })}
              </Button>
            ) : (
              <Button pending={isPending} why={away} onClick={() => mutate('accept')}>
                {say(statement.state === 'disputed' ? 'earnings.accept.after_all' : 'earnings.accept')}
              </Button>
            )}
          </div>
          {mayDispute && <p className="text-meta text-muted">{say('earnings.dispute.how')}</p>}
        </div>
      )}
      <LinesOf
        id={invoice_id}
        {...(mayDispute && {
          actionOf: (line: Line) =>
            isNumbered(line) && (
              <DisputeForm
                line={line}
                wanted={wanted.find(({ number }) => number === line.number)}
                onWant={note(line.number)}
              />
            ),
        })}
      />
    </div>
  )
}

const isNumbered = (line: Line): line is Line & { number: number } => line.number !== undefined
