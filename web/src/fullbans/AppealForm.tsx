import { appealCharactersMax } from '@evenlight/contract/fullbans'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import type { OwnFullBan } from './calls.ts'
import { cacheOwn, callsBy } from './own.ts'

const start = { text: '' }
const labels = { text: 'fullbans.own.appeal.text' } as const

/** Objects to one's ban, once. */
export function AppealForm({ token }: { token: string }) {
  const say = useSay()
  const { field, ...sending } = useFields<typeof start, OwnFullBan>({
    name: 'appeal',
    start,
    labels,
    draft: 'full-ban-appeal',
    act: ({ text }) => callsBy(token).appeal({ body: { text } }),
    onDone: (ban) => void cacheOwn(token, ban),
  })
  return (
    <section aria-labelledby="appeal" className="flex flex-col gap-16">
      <h2 id="appeal" className="text-h3">
        {say('fullbans.own.appeal')}
      </h2>
      <p className="text-muted">{say('fullbans.own.appeal.lead')}</p>
      <Form of={sending} failed={say('fullbans.own.appeal.failed')} kept={say('fullbans.own.appeal.kept')}>
        <AreaField
          {...field('text', { required: say('fullbans.own.appeal.needed') })}
          rows={5}
          maxLength={appealCharactersMax}
        />
        <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
          {say('fullbans.own.appeal.go')}
        </Button>
      </Form>
    </section>
  )
}
