import { titleCharactersMax } from '@evenlight/contract/lengths'
import { noticeCharactersMax } from '@evenlight/contract/notices'
import { lazy, Suspense, useId } from 'react'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { AreaField, CheckField, SelectField, TextField } from '../ui/Field.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Summary } from '../ui/Summary.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { useZoneName } from '../words/when.tsx'
import { calls } from './calls.ts'
import { noticesChanged } from './optimistic.ts'
import { Preview } from './Preview.tsx'

/** Its calendar is as large as the rest of the page, and comes when somebody writes. */
const Moment = lazy(async () => ({ default: (await import('../ui/DateField.tsx')).DateField }))
const moments = ['from', 'until'] as const

const audiences = ['everybody', 'clients', 'readers'] as const
interface Values {
  audience: (typeof audiences)[number]
  title: string
  body: string
  pinned: boolean
  from: string
  until: string
}
const start: Values = { audience: 'everybody', title: '', body: '', pinned: false, from: '', until: '' }
const labels = {
  audience: 'notices.write.audience',
  title: 'notices.write.title',
  body: 'notices.write.body',
  pinned: 'notices.write.pinned',
  from: 'notices.write.from',
  until: 'notices.write.until',
} as const

/** A moment as the field has it, in the time of this browser. */
const instant = (typed: string) => (typed ? new Date(typed).toISOString() : undefined)

/** An admin's notice for many, with what they will see of it beneath. */
export function Write({ onDone }: { onDone: () => void }) {
  const say = useSay()
  const preview = useId()
  const { form, field, submit, away, reset, pending, cause, summary } = useFields<Values, unknown>({
    name: 'notice',
    start,
    labels,
    draft: 'notice',
    act: (typed, key) =>
      calls.post({ body: { ...typed, from: instant(typed.from), until: instant(typed.until) }, key }),
    onDone: (_, { from }) => {
      reset()
      toast(say(from ? 'notices.write.scheduled' : 'notices.write.done'))
      void noticesChanged()
      onDone()
    },
  })
  const { title, body, pinned, from } = form.watch()
  const zone = useZoneName()
  const needed = { required: say('notices.write.needed') }
  const of = (name: (typeof moments)[number]) => {
    const { id, label, error } = field(name)
    return { id, label, error }
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-32">
      <div className="min-w-0 flex flex-col gap-16">
        <Summary {...summary} />
        {cause && <ErrorNote cause={cause} what={say('notices.write.failed')} kept={say('notices.write.kept')} />}
        <SelectField {...field('audience')}>
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {say(`notices.audience.${audience}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('title', needed)} maxLength={titleCharactersMax} />
        <AreaField
          {...field('body', needed)}
          rows={6}
          maxLength={noticeCharactersMax}
          hint={say('notices.write.hint')}
        />
        <div className="grid md:grid-cols-2 gap-16">
          <Suspense
            fallback={moments.map((name) => (
              <Skeleton key={name} className="h-72" />
            ))}
          >
            {moments.map((name) => (
              <Moment
                key={name}
                time
                optional
                {...of(name)}
                hint={say(`notices.write.${name}.hint`)}
                value={form.watch(name)}
                onChange={(moment) => form.setValue(name, moment, { shouldValidate: true })}
              />
            ))}
          </Suspense>
        </div>
        <p className="text-meta text-muted">{say('notices.write.zone', { zone })}</p>
        <CheckField {...field('pinned')} />
      </div>
      <section aria-labelledby={preview} className="min-w-0 flex flex-col gap-12">
        <h2 id={preview} className="text-h3">
          {say('notices.write.preview')}
        </h2>
        <Preview title={title} body={body} pinned={pinned} at={instant(from) ?? new Date().toISOString()} />
      </section>
      <Button type="submit" pending={pending} why={away} className="self-start">
        {say('notices.write.go')}
      </Button>
    </form>
  )
}
