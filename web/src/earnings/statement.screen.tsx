import { earnings as area } from '@evenlight/contract/earnings'
import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useOn } from '../live.ts'
import { useSession } from '../session/session.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page, Part } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { Answer } from './Answer.tsx'
import { earningsChanged, type Statement, statementOf } from './calls.ts'
import { Decide } from './Decide.tsx'
import { Download } from './Download.tsx'
import { LinesOf } from './LinesOf.tsx'
import { Paying } from './Paying.tsx'
import { StateBadge } from './StateBadge.tsx'
import { Sum } from './Sum.tsx'
import { useHalf } from './useHalf.ts'

/** One statement: what it comes to, what happens next, and every line of it. */
export function Component() {
  const say = useSay()
  const half = useHalf()
  const { statement_id: id = '' } = useParams()
  const isDesk = useSession(({ userData }) => userData?.type) === 'ADMIN'
  const asked = useQuery(statementOf(id))
  useOn('statement:changed', (changed) => void (changed.id === id && earningsChanged()))
  const shown = asked.data
  return (
    <Page
      title={say('earnings.statement')}
      heading={shown && half(shown.half.name)}
      lead={isDesk && shown && <bdi>{shown.reader.display_name}</bdi>}
      width="text"
      back={{ to: paths.statements(), words: say('earnings.statements') }}
      actions={shown && <Files of={shown} />}
    >
      <Loaded of={asked} failed={say('earnings.failed.load')} shape={<Skeleton className="h-portrait" />}>
        {(statement) => (
          <>
            <div className="flex flex-wrap items-center gap-8">
              <StateBadge of={statement.state} />
              <span className="text-meta text-muted">
                <Next of={statement} isDesk={isDesk} />
              </span>
            </div>
            <Sum of={statement} />
            <Paying of={statement} isDesk={isDesk} />
            {isDesk && (
              <>
                {statement.may.includes('approve') && (
                  <Part title={say('earnings.approve')}>
                    <Decide key={statement.state} statement={statement} />
                  </Part>
                )}
              </>
            )}
            <Part title={say('earnings.lines')}>
              {isDesk ? <LinesOf id={statement.id} /> : <Answer statement={statement} />}
            </Part>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Files({ of }: { of: Statement }) {
  const path = area.statement.path.replace('{id}', encodeURIComponent(of.id))
  const name = `evenlight-${of.half.name}`
  return (
    <>
      <Download as="pdf" route={area.statement} path={path} name={name} />
      <Download as="csv" route={area.lines} path={`${path}/lines`} name={name} />
    </>
  )
}

/** Whose turn it is and until when, or what came of it. */
function Next({ of, isDesk }: { of: Statement; isDesk: boolean }) {
  const say = useSay()
  const side = isDesk ? 'desk' : 'reader'
  if (of.state === 'open')
    return (
      <>
        {say(`earnings.next.open.${side}`)} <When at={of.answer_by} />
      </>
    )
  return <>{say(`earnings.next.${of.state}`)}</>
}
