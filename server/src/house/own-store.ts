import { type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  untold: { house_version: 'a deed of the house' },
  kept: { house_version: 'a deed of the house' },
}
