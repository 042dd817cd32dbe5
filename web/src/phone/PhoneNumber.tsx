import { useState } from 'react'
import { useDemo } from '../demo.ts'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { CodeField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useSay } from '../words/say.tsx'
import { cacheSetting, calls, type Setting } from './calls.ts'

type Way = 'sms' | 'call'

/** One's own telephone: said, confirmed by a code, and from then on shown by its last digits alone. */
export function PhoneNumber({ setting }: { setting: Setting }) {
  const say = useSay()
  const [another, setAnother] = useState(false)
  const done = () => setAnother(false)
  if (setting.waits && !another) return <Code waits={setting.waits} onOther={() => setAnother(true)} />
  if (!setting.number || another) return <Number onSent={done} />
  return (
    <p className="flex flex-wrap items-center gap-x-16 gap-y-8">
      <span>
        {say('phone.number.now')} <bdi className="font-semibold tabular">{setting.number}</bdi>
      </span>
      <Button kind="quiet" onClick={() => setAnother(true)}>
        {say('phone.number.change')}
      </Button>
    </p>
  )
}

function Number({ onSent }: { onSent: () => void }) {
  const say = useSay()
  const [by, setBy] = useState<Way>('sms')
  const { field, ...sending } = useFields({
    name: 'phone-number',
    start: { number: '' },
    labels: { number: 'phone.number' },
    act: ({ number }) => calls.sendCode({ body: { number, by } }),
    onDone: (setting) => {
      cacheSetting(setting)
      onSent()
    },
  })
  const ways = (['sms', 'call'] as const).map((value) => ({ value, label: say(`phone.code.by.${value}`) }))
  return (
    <Form of={sending}>
      <TextField
        {...field('number', { required: say('phone.number.needed') })}
        hint={say('phone.number.hint')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
      />
      <Segments label={say('phone.code.by')} options={ways} chosen={by} onChoose={setBy} />
      <Button type="submit" kind="secondary" pending={sending.pending} why={sending.away} className="self-start">
        {say('phone.code.send')}
      </Button>
    </Form>
  )
}

function Code({ waits, onOther }: { waits: string; onOther: () => void }) {
  const say = useSay()
  const demo = useDemo()
  const { field, ...sending } = useFields({
    name: 'phone-code',
    start: { code: '' },
    labels: { code: 'phone.code' },
    act: ({ code }) => calls.confirm({ body: { code } }),
    onDone: cacheSetting,
  })
  return (
    <Form of={sending}>
      <CodeField
        {...field('code', { required: say('phone.code.needed') })}
        hint={
          <>
            {say('phone.code.sent', { number: waits })}{' '}
            {demo && (
              <a href="/dev/mail" target="_blank" rel="noreferrer" className="link">
                {say('phone.code.demo')}
              </a>
            )}
          </>
        }
      />
      <div className="flex flex-wrap gap-8">
        <Button type="submit" pending={sending.pending} why={sending.away}>
          {say('phone.code.confirm')}
        </Button>
        <Button kind="quiet" onClick={onOther}>
          {say('phone.number.other')}
        </Button>
      </div>
    </Form>
  )
}
