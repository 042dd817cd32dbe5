import { Failed } from '@evenlight/contract/client'
import { houseBounds, houseLengths } from '@evenlight/contract/house'
import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useEffect, useState } from 'react'
import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Part } from '../ui/Page.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { house, type Settings, settingsOf } from './calls.ts'
import { Changes } from './Changes.tsx'
import { amounts, fields, type Name, typedOf, type Typed, valuesOf } from './typed.ts'

const labels = {
  ...(Object.fromEntries(fields.map((name) => [name, `house.${name}`])) as { [K in Name]: `house.${K}` }),
  reason: 'house.reason',
} as const

/** All of it at once. Whoever comes second sees what is new, and keeps what they typed. */
export function SettingsForm({ shown }: { shown: Settings }) {
  const say = useSay()
  const [over, setOver] = useState(shown)
  const { field, form, ...sending } = useFields<Typed, Settings>({
    name: 'house',
    start: { ...typedOf(shown), reason: '' },
    labels,
    act: (typed, key) =>
      house.change({ body: { version: over.version, ...valuesOf(typed), reason: typed.reason }, key }),
    onDone: (answer) => {
      queries.setQueryData(settingsOf.queryKey, answer)
      form.reset({ ...typedOf(answer), reason: '' })
      setOver(answer)
      toast(say('house.saved'))
    },
  })
  const isBehind = sending.cause instanceof Failed && sending.cause.problem?.code === 'wrong_state'
  useEffect(() => {
    if (isBehind) void queries.invalidateQueries(settingsOf)
  }, [isBehind])
  useEffect(() => {
    if (shown.version === over.version) return
    form.reset({ ...typedOf(shown), reason: '' }, { keepDirtyValues: true })
    setOver(shown)
  }, [shown, over, form])
  const texts = (name: Exclude<Name, keyof typeof houseBounds | 'email'>) => {
    const { min, max } = houseLengths[name]
    return { ...field(name, min > 0 ? { required: say('house.needed') } : {}), maxLength: max, optional: min === 0 }
  }
  return (
    <Form of={sending} failed={say('house.not_saved')} kept={say('house.kept')} className="flex flex-col gap-32">
      <Part title={say('house.identity')}>
        <p className="text-muted max-w-text">{say('house.identity.lead')}</p>
        <TextField {...texts('company')} autoComplete="organization" />
        <AreaField {...texts('address')} rows={3} autoComplete="off" />
        <div className="grid sm:grid-cols-2 gap-16 items-start">
          <TextField {...field('email', { required: say('house.needed') })} type="email" dir="ltr" autoComplete="off" />
          <TextField {...texts('phone')} type="tel" dir="ltr" autoComplete="off" />
          <TextField {...texts('register')} autoComplete="off" />
          <TextField {...texts('vat_id')} dir="ltr" autoComplete="off" />
        </div>
        <AreaField {...texts('supervisor')} rows={2} hint={say('house.supervisor.hint')} />
      </Part>
      <Part title={say('house.amounts')}>
        <p className="text-muted max-w-text">{say('house.amounts.lead')}</p>
        <div className="grid sm:grid-cols-2 gap-16 items-start">
          {amounts.map((name) => (
            <TextField
              key={name}
              {...field(name, { validate: isWhole(name, say('house.whole', houseBounds[name])) })}
              hint={say(`house.${name}.hint`, houseBounds[name])}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
            />
          ))}
        </div>
      </Part>
      <Changes from={typedOf(over)} typed={form.watch()} />
      <AreaField
        {...field('reason', { required: say('house.reason.needed') })}
        rows={2}
        maxLength={reasonCharactersMax}
        hint={say('house.reason.hint')}
      />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('house.save')}
      </Button>
    </Form>
  )
}

const isWhole = (name: keyof typeof houseBounds, why: string) => (typed: string) => {
  const { min, max } = houseBounds[name]
  return (/^\d{1,4}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max) || why
}
