import { type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  untold: {
    care_sign: 'what the house looks at where somebody may not be safe; the words stand where they were written',
    care_followed: 'what the house did where somebody may not be safe',
    help_line_confirmed: 'a deed of the house',
  },
  kept: {
    care_followed: 'a deed of the house, by number',
    care_sign: 'by number; what was written stays with the other party',
    help_line_confirmed: 'a deed of the house',
  },
}
