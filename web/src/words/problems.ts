import { codes } from '@evenlight/contract/errors'
import { keyed } from './facts.ts'

const { internal, busy, too_many } = codes

/** What the first page's own calls may fail with; all other codes come with the whole catalogue. */
export const problems = {
  ...keyed('problem', { internal: internal[1], busy: busy[1], too_many: too_many[1] }),
  'problem.unreachable': 'We can’t reach Evenlight right now. What you entered is still here.',
  'problem.wait': 'Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
}
