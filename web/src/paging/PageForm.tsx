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
  others: [] as readonly string[],
}
export type Draft = typeof start
const labels = {
  when: 'paging.when',
  first: 'paging.first',
  second: 'paging.second',
  minutes: 'paging.minutes',
  comment: 'paging.comment',
  others: 'paging.others',
} as const
const lengths = appointmentMinutes.map((minutes) => `${minutes}` as const)

interface PageFormProps {
  reader: Profile
  channel: 'chat' | 'voice' | 'video'
}

const bodyOf = ({ when, first, second, minutes, comment, others }: Draft, { reader, channel }: PageFormProps) => ({
  reader_ids: [reader.id, ...others],
  when: when === 'now' ? ('now' as const) : [instantOf(first), instantOf(second)],
  minutes: Number(minutes) as (typeof appointmentMinutes)[number],
  channel,
  ...(comment.trim() && { comment }),
})

/** When the reader is asked to come, a word to them, and who else is asked. */
export function PageForm({ reader, channel }: PageFormProps) {
  const say = useSay()
  const go = useNavigate()
  const { form, field, ...sending } = useFields<Draft, Paging[]>({
    name: 'paging',
    start,
    labels,
    draft: `paging-${reader.id}`,
    act: (draft, key) => calls.page({ body: bodyOf(draft, { reader, channel }), key }),
    onDone: (pages) => {
      pagesChanged()
      toast(say('paging.sent', { count: pages.length }))
      void go(paths.pages())
    },
  })
  const { when, minutes, comment, others } = form.watch()
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
