import { Part } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { Disputes } from './Disputes.tsx'
import { Payments } from './Payments.tsx'

/** The payments desk: what waits for a decision, and what is disputed. */
export function Money() {
  const say = useSay()
  return (
    <div className="flex flex-col gap-32">
      <Part id="waiting" title={say('staff.payments.waiting')}>
        <Payments />
      </Part>
      <Part id="disputes" title={say('staff.disputes')}>
        <Disputes />
      </Part>
    </div>
  )
}
