import { appointmentMinutes } from '@evenlight/contract/appointments'
import { pagedCommentCharactersMax, pagedReadersMax } from '@evenlight/contract/paging'
import { paths } from '@evenlight/contract/paths'
import { useNavigate } from 'react-router'
import { ContactMarks } from '../contact/ContactMarks.tsx'
import { useFields } from '../form.ts'
import type { Profile } from '../readers/calls.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Segments } from '../ui/Segments.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls, type Paging, pagesChanged } from './calls.ts'
import { Others } from './Others.tsx'
import { instantOf } from './times.ts'
import { TimesFields } from './TimesFields.tsx'

const start = {
  when: 'now' as 'now' | 'times',
  first: '',
  second: '',
  minutes: '30' as `${(typeof appointmentMinutes)[number]}`,
  comment: '',
  /** By what the two will talk; the first that the reader takes, until another is chosen. */
  channel: '' as Paging['channel'] | '',
  others: [] as readonly string[],
}
export type Draft = typeof start
const labels = {
  when: 'paging.when',
  first: 'paging.first',
  second: 'paging.second',
  minutes: 'paging.minutes',
  comment: 'paging.comment',
  channel: 'appointments.by',
  others: 'paging.others',
} as const
const lengths = appointmentMinutes.map((minutes) => `${minutes}` as const)

interface PageFormProps {
  reader: Profile
  offered: readonly Paging['channel'][]
}
/** What was chosen, as long as the reader still takes it. */
const channelIn = ({ channel }: Pick<Draft, 'channel'>, { offered }: PageFormProps) =>
  offered.find((one) => one === channel) ?? offered[0] ?? 'chat'

const bodyOf = ({ when, first, second, minutes, comment, others, channel }: Draft, to: PageFormProps) => ({
  reader_ids: [to.reader.id, ...others],
  when: when === 'now' ? ('now' as const) : [instantOf(first), instantOf(second)],
  minutes: Number(minutes) as (typeof appointmentMinutes)[number],
  channel: channelIn({ channel }, to),
  ...(comment.trim() && { comment }),
})

/** When the reader is asked to come, a word to them, and who else is asked. */
export function PageForm(to: PageFormProps) {
  const { reader, offered } = to
  const say = useSay()
  const go = useNavigate()
  const { form, field, ...sending } = useFields<Draft, Paging[]>({
    name: 'paging',
    start,
    labels,
    draft: `paging-${reader.id}`,
    act: (draft, key) => calls.page({ body: bodyOf(draft, to), key }),
    onDone: (pages) => {
      pagesChanged()
      toast(say('paging.sent', { count: pages.length }))
      void go(paths.pages())
    },
  })
  const { when, minutes, comment, others, channel: chosen } = form.watch()
  const channel = channelIn({ channel: chosen }, to)
  return (
    <Form of={sending} failed={say('paging.failed')} kept={say('paging.kept')} className="flex flex-col gap-24">
      <div className="flex flex-col gap-8">
        <Segments
          label={say('paging.when')}
          options={(['now', 'times'] as const).map((value) => ({ value, label: say(`paging.when.${value}`) }))}
          chosen={when}
          onChoose={(value) => form.setValue('when', value)}
        />
        {when === 'now' && <p className="text-meta text-muted">{say('paging.when.hint')}</p>}
      </div>
      {when === 'times' && (
        <>
          <TimesFields form={form} field={field} />
          <Segments
            label={say('paging.minutes')}
            options={lengths.map((value) => ({ value, label: say('ui.minutes', { minutes: value }) }))}
            chosen={minutes}
            onChoose={(value) => form.setValue('minutes', value)}
          />
        </>
      )}
      {offered.length > 1 && (
        <Segments
          label={say('appointments.by')}
          options={offered.map((value) => ({ value, label: say(`appointments.by.${value}`) }))}
          chosen={channel}
          onChoose={(value) => {
            form.setValue('channel', value)
            form.setValue('others', [])
          }}
        />
      )}
      <p role="status" className="text-meta text-muted empty:hidden">
        {channel === 'phone' && say('paging.by.phone')}
      </p>
      <div className="flex flex-col gap-8">
        <AreaField
          {...field('comment')}
          hint={say('paging.comment.hint')}
          optional
          rows={2}
          maxLength={pagedCommentCharactersMax}
        />
        <ContactMarks text={comment} />
      </div>
      <Others
        beside={reader.id}
        channel={channel}
        most={pagedReadersMax - 1}
        chosen={others}
        onChoose={(ids) => form.setValue('others', ids)}
      />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('paging.go', { count: 1 + others.length })}
      </Button>
    </Form>
  )
}
