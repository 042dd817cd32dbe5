import { forgetting } from '../kernel/forget.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import type { SignUpPurchases } from '../payments/public.ts'
import { forgetWhatIsOver } from './forget.ts'
import { accounts } from './handlers.ts'
import { accountsJobs } from './reset.ts'
import { own } from './own-store.ts'
import { timeline } from './timeline-store.ts'
import type { Texting } from './texting.ts'

/** `buying` holds and takes what is bought while signing up; `texting` sends codes by SMS where it can be done. */
export const accountsFeature = (parts: Parts, buying: SignUpPurchases, texting: Texting) => {
  const forget = forgetting(parts.database, ...forgetWhatIsOver(parts))
  return {
    calls: accounts(parts, buying, texting),
    own,
    timeline,
    jobs: accountsJobs(parts, texting),
    schedules: { 'accounts.forget': { cron: '*/10 * * * *', work: forget } },
  } satisfies Feature<'accounts'>
}
