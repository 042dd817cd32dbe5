import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../action.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { SkeletonBars } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import { When } from '../../words/when.tsx'
import { Body } from '../Body.tsx'
import type { OwnPiece } from '../calls.ts'
import { actOn, newestOf, versionOf } from './calls.ts'

type Version = OwnPiece['versions'][number]

/** Each save, the newest first; an earlier one can be looked at and taken back. */
export function Versions({ of, mayRestore }: { of: OwnPiece; mayRestore: boolean }) {
  const say = useSay()
  const [open, setOpen] = useState<number>()
  const restore = useAction(
    (number: number) => actOn(of, { action: 'restore', number }),
    () => toast(say('content.done.restore')),
  )
  return (
    <div className="flex flex-col gap-16">
      {restore.error && <ErrorNote cause={restore.error} what={say('content.act.failed')} />}
      <ol className="card overflow-hidden">
        {of.versions.map((version) => (
          <li key={version.number} className="px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
            <Line
              of={version}
              open={open === version.number}
              onLook={() => setOpen(open === version.number ? undefined : version.number)}
              onRestore={
                mayRestore && version.number !== newestOf(of) ? () => restore.mutate(version.number) : undefined
              }
            />
            {open === version.number && <Look id={of.id} number={version.number} />}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface LineProps {
  of: Version
  open: boolean
  onLook: () => void
  onRestore: (() => void) | undefined
}

function Line({ of: { number, locale, live, saved_at, saved_by }, open, onLook, onRestore }: LineProps) {
  const say = useSay()
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-4">
      <span className="me-auto min-w-0 flex flex-col">
        <span className="font-semibold">
          {say('content.version', { number, language: say(`content.locale.${locale}`) })}
        </span>
        <span className="text-meta text-muted">
          <When at={saved_at} plain /> · <bdi>{saved_by || say('content.by_house')}</bdi>
        </span>
      </span>
      {live && <Badge tone="success">{say('content.version.live')}</Badge>}
      <Button
        kind="quiet"
        aria-expanded={open}
        aria-label={say('content.version.look.of', { number })}
        onClick={onLook}
      >
        {say('content.version.look')}
      </Button>
      {onRestore && (
        <Button kind="secondary" aria-label={say('content.version.restore.of', { number })} onClick={onRestore}>
          {say('content.version.restore')}
        </Button>
      )}
    </div>
  )
}

function Look({ id, number }: { id: string; number: number }) {
  const say = useSay()
  return (
    <Loaded
      of={useQuery(versionOf(id, number))}
      failed={say('content.version.failed')}
      shape={<SkeletonBars count={2} bar="h-16" />}
    >
      {({ title, summary, body }) => (
        <div dir="auto" className="flex flex-col gap-12 pt-16">
          <p className="font-serif text-h3">{title}</p>
          {summary && <p className="text-muted">{summary}</p>}
          <Body html={body} />
        </div>
      )}
    </Loaded>
  )
}
