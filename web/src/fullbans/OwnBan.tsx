import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { AppealForm } from './AppealForm.tsx'
import type { OwnFullBan } from './calls.ts'
import { ownOf } from './own.ts'

/** What somebody who is banned may still do: read what became of it, and object. `known` is what the sign-in told already. */
export function OwnBan({ token, known }: { token: string; known: ReactNode }) {
  const say = useSay()
  const own = useQuery({ ...ownOf(token), retry: false })
  if (own.data) return <Told ban={own.data} token={token} />
  return (
    <>
      {known}
      {own.isPending ? (
        <Skeleton className="h-72" />
      ) : (
        !isNone(own.error) && (
          <ErrorNote cause={own.error} what={say('fullbans.own.failed')} retry={() => void own.refetch()} />
        )
      )}
    </>
  )
}

/** An account that was closed for another cause has no ban to speak of. */
const isNone = (cause: unknown) => (cause as { status?: number } | null)?.status === 404

const stands = ['suspended', 'banned', 'lifted', 'over'] as const
function Told({ ban, token }: { ban: OwnFullBan; token: string }) {
  const say = useSay()
  const isOut = ban.state === 'suspended' || ban.state === 'banned'
  const stand = stands.find((one) => one === ban.state)
  return (
    <>
      {stand && <p className="text-lead font-semibold">{say(`fullbans.own.${stand}`)}</p>}
      <div className="ps-12 border-s-2 border-line">
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {ban.reason}
        </p>
      </div>
      <p>
        {!isOut && say('fullbans.own.open')}
        {ban.decide_by && (
          <>
            {say('fullbans.own.decide_by')} <When at={ban.decide_by} />.
          </>
        )}
        {ban.state === 'banned' &&
          (ban.until ? (
            <>
              {say('fullbans.until')} <When at={ban.until} />
            </>
          ) : (
            say('fullbans.ever')
          ))}
      </p>
      {ban.state === 'banned' && <p className="text-muted">{say('fullbans.own.then')}</p>}
      {ban.appeal && <Appealed appeal={ban.appeal} />}
      {ban.may_appeal && <AppealForm token={token} />}
    </>
  )
}

function Appealed({ appeal: { text, at, answer_by, answer } }: { appeal: NonNullable<OwnFullBan['appeal']> }) {
  const say = useSay()
  return (
    <dl className="flex flex-col gap-12">
      <Said what={say('fullbans.own.appealed')} at={at}>
        {text}
      </Said>
      {answer && (
        <Said what={say('fullbans.own.answered')} at={answer.at}>
          {answer.words}
        </Said>
      )}
      {answer_by && (
        <div>
          <dt className="text-meta text-muted">{say('fullbans.own.answer_by')}</dt>
          <dd>
            <When at={answer_by} />
          </dd>
        </div>
      )}
    </dl>
  )
}

const Said = ({ what, at, children }: { what: string; at: string; children: ReactNode }) => (
  <div className="flex flex-col gap-2 ps-12 border-s-2 border-line">
    <dt className="text-meta text-muted">
      {what} · <When at={at} />
    </dt>
    <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {children}
    </dd>
  </div>
)
