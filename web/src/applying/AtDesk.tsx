import { useState } from 'react'
import { useExpertises } from '../readers/expertises.ts'
import { languageName } from '../readers/languages.ts'
import { useIsAt } from '../session/role.ts'
import { TextField } from '../ui/Field.tsx'
import { Part } from '../ui/Page.tsx'
import { Picture } from '../ui/Picture.tsx'
import { useSay } from '../words/say.tsx'
import { type Member, members } from '../staff/calls.ts'
import { ReasonForm } from '../staff/ReasonForm.tsx'

const isRate = (typed: string) => /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= 1000

/** What a reader applied with, and where it is decided. */
export function AtDesk({ of: member }: { of: Member }) {
  const say = useSay()
  const expertises = useExpertises()
  const words = member.application
  if (!words) return null
  const facts = [
    ['headline', words.headline],
    ['about', words.about],
    ['expertise_ids', words.expertise_ids.map((id) => expertises.find((one) => one.id === id)?.name ?? id).join(', ')],
    ['languages', words.languages.map(languageName).join(', ')],
    ['channels', words.channels.map((one) => say(`readers.channel.${one}`)).join(', ')],
    ['years', String(words.years)],
    ['sample_reading', words.sample_reading],
  ] as const
  return (
    <Part title={say('staff.application')}>
      {words.picture && <Picture image={words.picture} alt={say('staff.application.picture')} />}
      <dl className="flex flex-col gap-12">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-meta text-muted">{say(`staff.application.${name}`)}</dt>
            <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {member.state === 'waiting' && <Decide member={member} />}
    </Part>
  )
}

function Decide({ member }: { member: Member }) {
  const say = useSay()
  const seesMoney = useIsAt('money')
  const [rate, setRate] = useState(String(member.rate_cents_per_minute ?? ''))
  const decide = (decision: 'approve' | 'refuse') => (reason: string) =>
    members.approve({
      body: {
        member_id: member.id,
        decision,
        reason,
        was: 'waiting',
        ...(decision === 'approve' && seesMoney && { rate_cents_per_minute: Number(rate) }),
      },
    })
  const wrong = !isRate(rate) && say('staff.application.approve.rate.wrong')
  return (
    <div className="flex flex-wrap items-start gap-16">
      <ReasonForm
        name="approve"
        go={say('staff.application.approve')}
        kind="primary"
        lead={say('staff.application.approve.lead')}
        done={say('staff.application.approve.done')}
        hint={say('staff.application.told')}
        why={wrong}
        more={
          seesMoney && (
            <TextField
              label={say('staff.application.approve.rate')}
              value={rate}
              inputMode="numeric"
              error={wrong || undefined}
              onChange={({ target }) => setRate(target.value)}
            />
          )
        }
        act={decide('approve')}
      />
      <ReasonForm
        name="refuse"
        go={say('staff.application.refuse')}
        lead={say('staff.application.refuse.lead')}
        done={say('staff.application.refuse.done')}
        hint={say('staff.application.told')}
        act={decide('refuse')}
      />
    </div>
  )
}
