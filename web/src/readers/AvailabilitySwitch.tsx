import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useAction } from '../action.ts'
import { Status } from '../ui/Badge.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { useBackWords } from './back-at.ts'
import { ChannelSwitches } from './ChannelSwitches.tsx'
import type { Reader } from './calls.ts'
import { deskOf, saveDesk } from './desk.ts'

const choices = ['available', 'paused', 'away'] as const
type Channel = Reader['channels'][number]
type Choice = (typeof choices)[number]

/** The one big switch of a reader, and how visitors see them now; `asked`: because somebody waits for an answer. */
export function AvailabilitySwitch({ asked }: { asked: boolean }) {
  const say = useSay()
  const back = useBackWords()
  const section = useRef<HTMLElement>(null)
  const { data, error, refetch } = useQuery(deskOf())
  const save = useAction((availability: Choice, key) => saveDesk({ availability }, key))
  if (error && !data) return <ErrorNote cause={error} what={say('readers.desk.failed')} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-square rounded-card" />
  // The button goes with what it was for.
  const comeBack = () => save.mutate('available', { onSuccess: () => section.current?.focus() })
  const chosen = save.isPending ? save.variables : data.settings.availability
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={say('readers.desk.switch')}
      className="card p-20 lg:p-24 flex flex-col gap-16"
    >
      <Segments
        label={say('readers.desk.switch')}
        options={choices.map((choice) => ({ value: choice, label: say(`readers.desk.${choice}`) }))}
        chosen={chosen}
        onChoose={save.mutate}
        busy={save.isPending}
      />
      <div role="status" className="empty:hidden">
        {data.away_by_missed && <RangOut pending={save.isPending} onBack={comeBack} />}
      </div>
      {save.error && <ErrorNote cause={save.error} />}
      <ChannelSwitches channels={data.settings.channels} />
      <div role="status" className="flex flex-wrap items-center gap-x-12">
        <span className="text-muted">{say('readers.desk.seen')}</span>
        <Status of={data.availability} word={back(data.back_at)} />
        <Ways channels={data.settings.channels} />
        {asked && <span className="text-muted">{say('readers.desk.seen.asked')}</span>}
      </div>
      <p className="text-meta text-muted">{say('readers.desk.switch.holds')}</p>
    </section>
  )
}

/** By what a client can ask; on the reader's page the same. */
function Ways({ channels }: { channels: readonly Channel[] }) {
  const say = useSay()
  const { formatList } = useIntl()
  const live = channels.filter((channel) => channel !== 'email')
  if (live.length === 0) return <span className="text-warning">{say('readers.desk.seen.unreachable')}</span>
  const ways = formatList(live.map((channel) => say(`readers.${channel}`)))
  return <span>{say('readers.desk.seen.by', { ways })}</span>
}

/** Why they are Away who did not choose it, and the way back. */
function RangOut({ pending, onBack }: { pending: boolean; onBack: () => void }) {
  const say = useSay()
  return (
    <Banner
      tone="warning"
      action={
        <Button pending={pending} onClick={onBack}>
          {say('readers.desk.back')}
        </Button>
      }
    >
      {say('readers.desk.rang_out')}
    </Banner>
  )
}
