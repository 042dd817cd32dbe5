import { facts } from './facts.ts'

import type { Code } from '@evenlight/contract/errors'

/** One sentence a code: what happened, and the remedy where there is one. A code without its sentence doesn't compile. */
const sentences = {
  bad_json: 'The request could not be read. Please try again.',
  signed_out: 'You are signed out. Sign in to go on.',
  login_failed: 'The user name or password is not right. Check both, or set a new password.',
  wrong_role: 'Your account can’t do this.',
  not_yours: 'This belongs to somebody else, so nothing was changed.',
  foreign_origin: 'This request came from another site, so it was refused.',
  blocked: 'This account is blocked.',
  not_verified: 'Your application is still waiting for approval.',
  client_not_verified: 'Confirm the code we sent you, then you can sign in.',
  totp_required: 'Enter the code of your authenticator app.',
  not_a_counterpart: 'You can write to people you have had a reading with, or who wrote to you first.',
  under_age: `You must be ${facts.adultYears} or older.`,
  too_large: 'That is too large.',
  unknown_type: 'That kind of file is not accepted here.',
  bad_input: 'Some of what you entered needs a change.',
  empty_message: 'Write something first.',
  contact_details: 'Contact details are not allowed here. Nothing was sent.',
  card_data_refused: 'Card numbers must never be sent here. Nothing was stored.',
  key_reused: 'This step was already used for something else. Reload the page and try again.',
  code_wrong: `That code is not right, or it is older than ${facts.codeMinutes} minutes.`,
  not_found: 'There is nothing here.',
  route_not_found: 'This part of the site is not available.',
  payment_declined: 'The payment was declined. You were not charged.',
  wrong_state: 'That is not possible at this moment.',
  already_in_session: 'There is already an open reading.',
  reader_unavailable: 'This reader is not available right now. You were not charged.',
  not_enough_time: 'You don’t have enough time for this.',
  limit_reached: 'A limit has been reached.',
  banned: 'The two of you can’t be in contact here.',
  in_progress: 'This is still being worked on. Try again in a moment.',
  too_many: 'Too many tries. Please wait a little.',
  internal: 'Something went wrong on our side. Nothing was changed.',
  busy: 'Many people are here right now. Please try again in a moment.',
} satisfies Record<Code, string>

type Keyed = { [C in Code as `problem.${C}`]: string }

export const problems = {
  ...(Object.fromEntries(Object.entries(sentences).map(([code, sentence]) => [`problem.${code}`, sentence])) as Keyed),
  'problem.unreachable': 'We can’t reach Evenlight right now. What you entered is still here.',
  'problem.wait': 'Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
}
