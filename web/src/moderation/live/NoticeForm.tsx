import { noticeCharactersMax } from '@evenlight/contract/live-readings'
import { useFields } from '../../form.ts'
import { AreaField } from '../../ui/Field.tsx'
import { Form, FormEnd } from '../../ui/Form.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import { calls } from './calls.ts'
import type { DeedProps } from './Deeds.tsx'

const start = { text: '' }
const labels = { text: 'live.notice.text' } as const

/** A word of the house to both, over their conversation. */
export function NoticeForm({ readingId, onDone, onLeave }: DeedProps) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: 'notice',
    start,
    labels,
    act: ({ text }, key) => calls.intervene({ params: { id: readingId }, body: { deed: 'notice', text }, key }),
    onDone: ({ chat }) => {
      toast(say('live.notice.done'))
      onDone(chat)
    },
  })
  return (
    <Form of={sending} failed={say('live.deed.failed')}>
      <AreaField
        {...field('text', { required: say('live.notice.needed') })}
        rows={2}
        maxLength={noticeCharactersMax}
        hint={say('live.notice.hint')}
      />
      <FormEnd of={sending} go={say('live.notice.go')} leave={say('live.leave')} onLeave={onLeave} />
    </Form>
  )
}
