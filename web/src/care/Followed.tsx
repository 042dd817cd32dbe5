import { careSteps, careWordsMax } from '@evenlight/contract/care'
import { useState } from 'react'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, SelectField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { calls, careChanged, type Sign } from './calls.ts'

/** What the house did about a sign, each step with whose it was. */
export function Followed({ of: { followed } }: { of: Sign }) {
  const say = useSay()
  if (followed.length === 0) return null
  return (
    <ol
      aria-label={say('care.followed')}
      className="basis-full flex flex-col gap-8 ps-12 border-s-2 border-line text-meta"
    >
      {followed.map(({ what, words, by, at }) => (
        <li key={`${at} ${by.id} ${what}`} className="flex flex-col">
          <span>
            <span className="font-semibold">{say(`care.followed.what.${what}`)}</span>{' '}
            <span className="text-muted">
              {say('care.followed.by', { name: by.username })} <When at={at} plain />
            </span>
          </span>
          {words && (
            <span dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {words}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The way to note what was done about it. */
export function Follow({ id, of }: { id: string; of: string }) {
  const say = useSay()
  const [asks, ask] = useState(false)
  if (asks) return <Step id={id} onLeave={() => ask(false)} />
  return (
    <Button kind="quiet" aria-label={say('care.followed.add.of', { name: of })} onClick={() => ask(true)}>
      {say('care.followed.add')}
    </Button>
  )
}

const start = { what: 'wrote' as (typeof careSteps)[number], words: '' }
const labels = { what: 'care.followed.which', words: 'care.followed.words' } as const

function Step({ id, onLeave }: { id: string; onLeave: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: `followed-${id}`,
    start,
    labels,
    act: ({ what, words }, key) => calls.follow({ params: { id }, body: { what, ...(words && { words }) }, key }),
    onDone: () => {
      onLeave()
      toast(say('care.followed.done'))
      void careChanged()
    },
  })
  return (
    <Form of={sending} failed={say('care.followed.failed')} className="basis-full flex flex-col gap-12 max-w-form">
      <SelectField {...field('what')} autoFocus>
        {careSteps.map((one) => (
          <option key={one} value={one}>
            {say(`care.followed.what.${one}`)}
          </option>
        ))}
      </SelectField>
      <AreaField {...field('words')} rows={2} maxLength={careWordsMax} />
      <FormEnd of={sending} go={say('care.followed.go')} leave={say('care.followed.leave')} onLeave={onLeave} />
    </Form>
  )
}
