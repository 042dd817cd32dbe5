import { paths } from '@evenlight/contract/paths'
import type { Head, HeadArgs } from '../head.ts'
import { type Part, Policy } from './Policy.tsx'

const parts: readonly Part[] = [
  {
    title: 'policies.privacy.kept',
    text: ['policies.privacy.kept.you', 'policies.privacy.kept.readings', 'policies.privacy.kept.payments'],
  },
  { title: 'policies.privacy.never', text: ['policies.privacy.never.text'] },
  {
    title: 'policies.privacy.who',
    text: ['policies.privacy.who.other', 'policies.privacy.who.admins', 'policies.privacy.who.outside'],
  },
  { title: 'policies.privacy.browser', text: ['policies.privacy.browser.text'] },
  { title: 'policies.privacy.long', text: ['policies.privacy.long.text'] },
  { title: 'policies.privacy.yours', text: ['policies.privacy.yours.text', 'policies.privacy.yours.erase'] },
]

export const head = ({ say }: HeadArgs): Head => ({ description: say('policies.privacy.lead'), path: paths.privacy() })

/** What is kept of people, who sees it, and how it goes. */
export const Component = () => <Policy title="policies.privacy" lead="policies.privacy.lead" parts={parts} />
