import { ReasonForm } from '../staff/ReasonForm.tsx'
import { useSay } from '../words/say.tsx'
import { BanForm } from './BanForm.tsx'
import type { Act, FullBan } from './calls.ts'
import { type Body, send } from './send.ts'

export interface Person {
  id: string
  username: string
  type: 'CLIENT' | 'READER'
  /** What they paid for and have not used, where one sees money. */
  unused?: { paid_seconds?: number | undefined; cents?: number | undefined } | undefined
}
const bodies: Record<Exclude<Act, 'ban'>, Partial<Body>> = {
  suspend: { suspend_now: true },
  refuse: { decision: 'refuse' },
  keep: { decision: 'keep' },
  lift: { decision: 'lift' },
}

/** What may be done about somebody: a button for each, and behind it what it does and why. */
interface ActsProps {
  person: Person
  /** The case that is looked at, and what it waits for. */
  of?: Pick<FullBan, 'id' | 'waits_for'> | undefined
  may: readonly Act[]
}

export function Acts({ person, of, may }: ActsProps) {
  const say = useSay()
  const about = { client_id: person.id, ...(of && { ban_id: of.id, waited_for: of.waits_for }) }
  return (
    <div className="flex flex-col items-start gap-12">
      {may.map((act) =>
        act === 'ban' ? (
          <BanForm key={act} person={person} about={about} />
        ) : (
          <ReasonForm
            key={act}
            name={`full-ban-${act}`}
            go={say(`fullbans.may.${act}`)}
            kind={act === 'suspend' ? 'danger' : 'secondary'}
            lead={say(`fullbans.${act}.lead`)}
            hint={say(act === 'refuse' ? 'fullbans.hint.reader' : 'fullbans.hint.person')}
            done={say(`fullbans.done.${act}`)}
            act={(reason, key) => send({ ...about, ...bodies[act], reason }, key)}
          />
        ),
      )}
    </div>
  )
}
