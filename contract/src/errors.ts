/**
 * Every failure a call can answer with: HTTP status and the sentence a person reads when no better one is at hand.
 * The browser translates by code; adding a code without both does not compile.
 */
export const codes = {
  bad_json: [400, 'The request was not readable.'],
  signed_out: [401, 'Please sign in to go on.'],
  login_failed: [401, 'The user name or password is not right.'],
  wrong_role: [403, 'Your account cannot do this.'],
  not_yours: [403, 'This is not yours to change.'],
  foreign_origin: [403, 'This request came from another site.'],
  blocked: [403, 'This account is blocked.'],
  not_verified: [403, 'Your application is waiting for approval.'],
  client_not_verified: [403, 'Please confirm the code that we sent to you.'],
  totp_required: [403, 'Please enter the code of your authenticator app.'],
  not_a_counterpart: [403, 'You can write only to people you have had a reading with.'],
  under_age: [403, 'You must be 18 or older.'],
  too_large: [413, 'That is too large.'],
  unknown_type: [415, 'That kind of file or content is not accepted here.'],
  bad_input: [422, 'Some of what you entered needs a change.'],
  empty_message: [422, 'Write something first.'],
  contact_details: [422, 'Contact details are not allowed here.'],
  card_data_refused: [422, 'Card numbers must never be sent here. Nothing was stored.'],
  key_reused: [422, 'This action was already used for something else.'],
  code_wrong: [422, 'That code is not right, or it has expired.'],
  not_found: [404, 'There is nothing here.'],
  route_not_found: [404, 'There is no such call.'],
  payment_declined: [402, 'The payment was declined. You were not charged.'],
  wrong_state: [409, 'That is not possible at this moment.'],
  already_in_session: [409, 'There is already an open reading.'],
  reader_unavailable: [409, 'This reader is not available right now.'],
  not_enough_time: [409, 'You do not have enough time for this.'],
  limit_reached: [409, 'A limit has been reached.'],
  banned: [409, 'The two of you cannot be in contact here.'],
  in_progress: [409, 'This is still being worked on. Try again in a moment.'],
  too_many: [429, 'Too many tries. Please wait a little.'],
  internal: [500, 'Something went wrong on our side. Nothing was changed.'],
  busy: [503, 'We are very busy. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type Code = keyof typeof codes

/** RFC 9457 body. `fields` maps an input path ("username", "questions.0") to a sentence; `with_` members are per code. */
export interface Problem {
  type: string
  title: string
  status: number
  code: Code
  detail?: string
  fields?: Record<string, string>
  request_id?: string
  [more: string]: unknown
}

export interface Details {
  /** A sentence for the person, in place of the code's own. */
  detail?: string
  fields?: Record<string, string>
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

/** Makes a refusal to throw: `throw refuse('bad_input', { fields: { username: 'This name is taken.' } })`. */
export const refuse = (code: Code, details?: Details) => new Refusal(code, details)

/** The wire form of a refusal. `type` is a stable relative address per code. */
export const problemOf = (code: Code, details: Details = {}): Problem => ({
  type: `/problems/${code}`,
  title: codes[code][1],
  status: codes[code][0],
  code,
  ...(details.detail === undefined ? {} : { detail: details.detail }),
  ...(details.fields === undefined ? {} : { fields: details.fields }),
  ...(details.retry_after_seconds === undefined ? {} : { retry_after_seconds: details.retry_after_seconds }),
  ...details.more,
})
