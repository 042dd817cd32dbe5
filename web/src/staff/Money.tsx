import { Part } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { Breaks } from './Breaks.tsx'
import { ByHand } from './ByHand.tsx'
import { Disputes } from './Disputes.tsx'
import { Payments } from './Payments.tsx'

/** The payments desk: what waits for a decision, what is disputed, and where the providers say otherwise. */
export function Money() {
  const say = useSay()
  return (
    <div className="flex flex-col gap-32">
      <Part id="waiting" title={say('staff.payments.waiting')}>
        <Payments />
      </Part>
      <ByHand />
      <Part id="disputes" title={say('staff.disputes')}>
        <Disputes />
      </Part>
      <Part id="compared" title={say('staff.compared')}>
        <Breaks />
      </Part>
    </div>
  )
}
