import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOwn } from '../accounts/own.ts'
import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { AreaField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { More } from '../ui/More.tsx'
import { useSay } from '../words/say.tsx'
import { openAdminsRoom } from './admins-room.ts'
import { Written } from './EarlierMessages.tsx'
import { type Asked, forgetFound, foundOf } from './lookup-query.ts'
import { ReadingLine } from './ReadingLine.tsx'

/** One message or reading by its id, for a reason that is written down. */
export function LookUp() {
  const say = useSay()
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { field, ...sending } = useFields({
    name: 'look',
    start: { id: search.get('id') ?? '', reason: '' },
    labels: { id: 'moderation.look.id', reason: 'moderation.look.reason' },
    act: (typed) => queries.fetchInfiniteQuery({ ...foundOf({ ...typed, id: typed.id.trim() }), staleTime: 0 }),
    onDone: (_, typed) => setAsked({ ...typed, id: typed.id.trim() }),
  })
  useEffect(() => forgetFound, [])
  return (
    <div className="grid lg:grid-cols-5 gap-32 lg:gap-48 items-start">
      <Form
        of={sending}
        failed={say('moderation.look.failed')}
        className="lg:col-span-2 flex flex-col gap-16 max-w-form"
      >
        <p className="text-muted">{say('moderation.look.lead')}</p>
        <TextField
          {...field('id', { required: say('moderation.look.needed') })}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <AreaField
          {...field('reason', { required: say('moderation.look.why') })}
          hint={say('moderation.look.hint')}
          rows={2}
          maxLength={reasonCharactersMax}
        />
        <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
          {say('moderation.look.go')}
        </Button>
      </Form>
      <div className="lg:col-span-3 min-w-0">
        {asked ? (
          <Shown key={`${asked.id} ${asked.reason}`} asked={asked} />
        ) : (
          <Empty scene="letters">{say('moderation.look.none')}</Empty>
        )}
      </div>
    </div>
  )
}

function Shown({ asked }: { asked: Asked }) {
  const say = useSay()
  const head = useRef<HTMLHeadingElement>(null)
  const found = useInfiniteQuery({ ...foundOf(asked), staleTime: Infinity })
  const pages = found.data?.pages ?? []
  const [first] = pages
  const { data: own } = useOwn()
  const reading = first && 'chat_id' in first ? first : undefined
  useEffect(() => head.current?.focus(), [])
  useEffect(() => reading && openAdminsRoom(reading, own?.username ?? ''), [reading, own?.username])
  if (!first) return null
  const isMessage = 'message' in first
  const label = say(isMessage ? 'moderation.look.message' : 'moderation.look.reading')
  return (
    <section aria-label={label} className="flex flex-col gap-8">
      <h2 ref={head} tabIndex={-1} className="text-h3 outline-none">
        {label}
      </h2>
      {isMessage ? (
        <ol>
          {[first.message, ...first.before].map((message) => (
            <Written key={message.id} message={message} named />
          ))}
        </ol>
      ) : (
        <>
          <p className="text-meta text-muted">
            {say('moderation.look.between', { client: first.client.username, reader: first.reader.display_name })}
          </p>
          {first.messages.length === 0 && <p className="text-muted">{say('moderation.look.empty')}</p>}
          <More of={found} label={say('moderation.look.more')}>
            <ol className="flex flex-col">
              {pages.flatMap((page) =>
                'message' in page
                  ? []
                  : page.messages.map((message) => <ReadingLine key={message.id} message={message} of={first} />),
              )}
            </ol>
          </More>
        </>
      )}
    </section>
  )
}
