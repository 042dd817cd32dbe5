import type { Feature } from '../kernel/feature.ts'
import { handled } from '../kernel/jobs.ts'
import type { Parts } from '../kernel/parts.ts'
import { cameJob } from '../readers/public.ts'
import { tellFollowers } from './alerts.ts'
import { favorites } from './handlers.ts'

export const favoritesFeature = (parts: Parts) =>
  ({
    calls: favorites(parts),
    jobs: handled({ cameJob }, { cameJob: tellFollowers(parts) }),
  }) satisfies Feature<'favorites'>
