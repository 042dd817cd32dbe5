import { type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  untold: {
    giveback_rule: 'a deed of the house',
  },
  kept: { giveback_rule: 'a deed of the house' },
}
