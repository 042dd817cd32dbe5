import { dayMs } from '@evenlight/core/wall-clock'
import { useState } from 'react'
import { ReasonForm } from '../staff/ReasonForm.tsx'
import { Banner } from '../ui/Banner.tsx'
import { CheckField, SelectField, TextField } from '../ui/Field.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Person } from './Acts.tsx'
import { type Body, send } from './send.ts'

const lengthsInDays = [1, 7, 30, 90, 365] as const

/** Bans somebody: for how long, what becomes of their money, and their name typed before it is done. */
export function BanForm({ person, about }: { person: Person; about: Omit<Body, 'reason'> }) {
  const say = useSay()
  const money = useMoney()
  const [days, setDays] = useState('')
  const [fraud, setFraud] = useState(false)
  const [typed, type] = useState('')
  const { cents = 0, paid_seconds = 0 } = person.unused ?? {}
  const left = cents > 0 ? { cents, paid_seconds } : undefined
  const more = (
    <>
      <SelectField label={say('fullbans.length')} value={days} onChange={({ target }) => setDays(target.value)}>
        <option value="">{say('fullbans.length.ever')}</option>
        {lengthsInDays.map((count) => (
          <option key={count} value={count}>
            {say('fullbans.length.days', { days: count })}
          </option>
        ))}
      </SelectField>
      {left && (
        <>
          <Banner tone="warning">
            {say(fraud ? 'fullbans.money.fraud' : 'fullbans.money', {
              amount: money(left.cents),
              minutes: minutesOf(left.paid_seconds),
            })}
          </Banner>
          <CheckField
            label={say('fullbans.fraud')}
            checked={fraud}
            onChange={({ target }) => setFraud(target.checked)}
          />
        </>
      )}
      <TextField
        label={say('fullbans.confirm', { name: person.username })}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
      />
    </>
  )
  const until = () => (days ? { until: new Date(Date.now() + Number(days) * dayMs).toISOString() } : {})
  return (
    <ReasonForm
      name="full-ban-ban"
      go={say('fullbans.may.ban')}
      kind="danger"
      lead={say('fullbans.ban.lead')}
      hint={say('fullbans.hint.person')}
      done={say('fullbans.done.ban')}
      why={typed.trim() !== person.username && say('fullbans.confirm.first')}
      more={more}
      act={(reason, key) => send({ ...about, decision: 'ban', reason, ...until(), ...(left && { fraud }) }, key)}
    />
  )
}
