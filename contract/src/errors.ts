import { adultYears, codeMinutes } from './lengths.ts'
import type { Reason, ReasonCode } from './reasons.ts'
import type { Written } from './sentences.ts'

/**
 * Every failure a call can answer with: HTTP status and what happened, with the remedy where there is one. The one place where
 * these stand in English; the browser's catalogue takes them from here.
 */
export const codes = {
  bad_json: [400, 'The request could not be read. Please try again.'],
  signed_out: [401, 'You are signed out. Sign in to go on.'],
  login_failed: [401, 'The user name or password is not right. Check both, or set a new password.'],
  wrong_role: [403, 'Your account can’t do this.'],
  not_yours: [403, 'This belongs to somebody else, so nothing was changed.'],
  foreign_origin: [403, 'This request came from another site, so it was refused.'],
  blocked: [403, 'This account is blocked.'],
  not_verified: [403, 'Your application is still waiting for approval.'],
  client_not_verified: [403, 'Confirm the code we sent you, then you can sign in.'],
  totp_required: [403, 'Enter the code of your authenticator app.'],
  step_up_required: [403, 'Enter the code of your authenticator app to go on. Nothing was changed.'],
  not_a_counterpart: [403, 'You can write to people you have had a reading with, or who wrote to you first.'],
  under_age: [403, `You must be ${adultYears} or older.`],
  too_large: [413, 'That is too large.'],
  unknown_type: [415, 'That kind of file is not accepted here.'],
  bad_input: [422, 'Some of what you entered needs a change.'],
  empty_message: [422, 'Write something first.'],
  contact_details: [422, 'Contact details are not allowed here. Nothing was sent.'],
  card_data_refused: [422, 'Card numbers must never be sent here. Nothing was stored.'],
  key_reused: [422, 'This step was already used for something else. Reload the page and try again.'],
  code_wrong: [422, `That code is not right, or it is older than ${codeMinutes} minutes.`],
  not_found: [404, 'There is nothing here.'],
  gone: [410, 'This was here and has been taken back.'],
  route_not_found: [404, 'This part of the site is not available.'],
  payment_declined: [402, 'The payment was declined. You were not charged.'],
  wrong_state: [409, 'That is not possible at this moment.'],
  already_in_session: [409, 'There is already an open reading.'],
  reader_unavailable: [409, 'This reader is not available right now. You were not charged.'],
  not_enough_time: [409, 'You don’t have enough time for this.'],
  limit_reached: [409, 'A limit has been reached.'],
  awaits_approval: [409, 'This is over a limit of the house: it waits for a second approver. Nothing is done yet.'],
  banned: [409, 'The two of you can’t be in contact here.'],
  in_progress: [409, 'This is still being worked on. Try again in a moment.'],
  too_many: [429, 'Too many tries. Please wait a little.'],
  internal: [500, 'Something went wrong on our side. Nothing was changed.'],
  not_open: [403, 'This site is not open yet. Nothing was changed.'],
  busy: [503, 'Many people are here right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type Code = keyof typeof codes
/** What is said to a person: a refusal's own sentence by its code, or a reason. */
export type Said = Code | Reason

/**
 * RFC 9457 body. `fields` maps an input path ("username", "questions.0") to a sentence; `reasons` says by code what `detail`
 * and `fields` say in English. Further members are per code.
 */
export interface Problem {
  type: string
  title: string
  status: number
  code: Code
  detail?: string
  fields?: Record<string, string>
  reasons?: { detail?: Written<Code | ReasonCode>; fields?: Record<string, Written<Code | ReasonCode>> }
  request_id?: string
  [more: string]: unknown
}

export interface Details {
  /** What is said to the person in place of the code's own sentence. */
  detail?: Said
  fields?: Record<string, Said>
  /** Goes out as the Retry-After header too. */
  retry_after_seconds?: number
  /** Further members of the answer, such as a ban's reason and appeal token. */
  more?: Record<string, unknown>
}

/** A decision against the request, made by a rule and told to the person. */
export class Refusal extends Error {
  readonly code: Code
  readonly details: Details
  constructor(code: Code, details: Details = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** Makes a refusal to throw: `throw refuse('bad_input', { fields: { username: 'username_taken' } })`. */
export const refuse = (code: Code, details?: Details) => new Refusal(code, details)
