import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { places, type ListFollowed } from './handlers.ts'

/** `listFollowed` tells of the readers that a member follows: favourites know readers, this does not. */
export const placesFeature = (parts: Parts, listFollowed: ListFollowed) =>
  ({ calls: places(parts, listFollowed) }) satisfies Feature<'places'>
