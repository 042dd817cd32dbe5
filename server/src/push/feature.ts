import type { Feature } from '../kernel/feature.ts'
import { handled } from '../kernel/jobs.ts'
import type { Parts } from '../kernel/parts.ts'
import { deliverPush } from './deliver.ts'
import { push } from './handlers.ts'
import { pushJob } from './public.ts'
import { vapidOf, type Vapid } from './vapid.ts'
import { own } from './own-store.ts'

const atOnce = 4

export const pushFeature = (parts: Parts) => {
  let made: Vapid | undefined
  const vapid = () => (made ??= vapidOf(parts))
  return {
    calls: push(parts, vapid),
    own,
    jobs: handled({ pushJob }, { pushJob: deliverPush(parts, vapid) }, atOnce),
  } satisfies Feature<'push'>
}
