import { paths } from '@evenlight/contract/paths'
import type { Head, HeadArgs } from '../head.ts'
import { type Part, Policy } from './Policy.tsx'

const parts: readonly Part[] = [
  { title: 'policies.refunds.itself', text: ['policies.refunds.itself.silent', 'policies.refunds.itself.short'] },
  { title: 'policies.refunds.reading', text: ['policies.refunds.reading.ask', 'policies.refunds.reading.decide'] },
  { title: 'policies.refunds.unused', text: ['policies.refunds.unused.text', 'policies.refunds.unused.sum'] },
  { title: 'policies.refunds.pending', text: ['policies.refunds.pending.text'] },
  { title: 'policies.refunds.not', text: ['policies.refunds.not.text'] },
]

export const head = ({ say }: HeadArgs): Head => ({ description: say('policies.refunds.lead'), path: paths.refunds() })

/** Which time and money comes back, and how. */
export const Component = () => <Policy title="policies.refunds" lead="policies.refunds.lead" parts={parts} />
