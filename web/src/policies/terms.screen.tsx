import { paths } from '@evenlight/contract/paths'
import type { Head, HeadArgs } from '../head.ts'
import { type Part, Policy } from './Policy.tsx'

const parts: readonly Part[] = [
  { title: 'policies.terms.what', text: ['policies.terms.what.text', 'policies.terms.what.advice'] },
  { title: 'policies.terms.account', text: ['policies.terms.account.text', 'policies.terms.account.readers'] },
  { title: 'policies.terms.time', text: ['policies.terms.time.text', 'policies.terms.time.renew'] },
  { title: 'policies.terms.clock', text: ['policies.terms.clock.text'] },
  {
    title: 'policies.terms.manners',
    text: ['policies.terms.manners.text', 'policies.terms.manners.contact', 'policies.terms.manners.looks'],
  },
  { title: 'policies.terms.wrong', text: ['policies.terms.wrong.text'] },
  { title: 'policies.terms.end', text: ['policies.terms.end.text', 'policies.terms.end.block'] },
  { title: 'policies.terms.later', text: ['policies.terms.later.text'] },
]

export const head = ({ say }: HeadArgs): Head => ({ description: say('policies.terms.lead'), path: paths.terms() })

/** What one agrees to at sign-up. */
export const Component = () => <Policy title="policies.terms" lead="policies.terms.lead" parts={parts} />
