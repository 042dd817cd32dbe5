import type { Feature } from '../kernel/feature.ts'
import { handled } from '../kernel/jobs.ts'
import type { Parts } from '../kernel/parts.ts'
import { cameJob } from '../readers/public.ts'
import { tellFollowers } from './alerts.ts'
import { favorites } from './handlers.ts'
import { own } from './own-store.ts'

export const favoritesFeature = (parts: Parts) =>
  ({
    calls: favorites(parts),
    own,
    jobs: handled({ cameJob }, { cameJob: tellFollowers(parts) }),
  }) satisfies Feature<'favorites'>
