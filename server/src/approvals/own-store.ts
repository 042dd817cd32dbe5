import { type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  untold: {
    approval: 'a deed of the house',
    approval_limit: 'a deed of the house',
    approval_passed: 'a deed of the house',
  },
  kept: {
    approval: 'a deed of the house, by number',
    approval_limit: 'a deed of the house, by number',
    approval_passed: 'a deed of the house, by number, for two days',
  },
}
