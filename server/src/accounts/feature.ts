import { forgetting } from '../kernel/forget.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { forgetWhatIsOver } from './forget.ts'
import { accounts } from './handlers.ts'
import { accountsJobs } from './reset.ts'

export const accountsFeature = (parts: Parts) => {
  const forget = forgetting(parts.database, ...forgetWhatIsOver(parts))
  return {
    calls: accounts(parts),
    jobs: accountsJobs(parts),
    schedules: { 'accounts.forget': { cron: '*/10 * * * *', work: forget } },
  } satisfies Feature<'accounts'>
}
