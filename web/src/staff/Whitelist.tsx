import { Part } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { type Member, members } from './calls.ts'
import { ReasonForm } from './ReasonForm.tsx'

/** A client whom the house trusts: fraud limits lifted, with reason and date. */
export function Whitelist({ member: { id, trusted } }: { member: Member }) {
  const say = useSay()
  const deed = trusted ? 'distrust' : 'trust'
  return (
    <Part title={say('timeline.whitelist')}>
      {trusted && (
        <p className="wrap-anywhere">
          {say('timeline.trusted', { reason: trusted.reason })} · <When at={trusted.since} plain />
        </p>
      )}
      <ReasonForm
        key={deed}
        name={`${deed}-${id}`}
        go={say(`timeline.${deed}`)}
        lead={say(`timeline.${deed}.lead`)}
        done={say(`timeline.${deed}.done`)}
        act={(reason) => members.trust({ body: { member_id: id, on: !trusted, reason } })}
      />
    </Part>
  )
}
