import type { From } from './sentences.ts'

/**
 * Why something was refused, where the code of the refusal alone doesn't say it: each as a sentence, with the values that it
 * asks for in braces. The one place where it stands in English: the server writes `detail` and `fields` by it, the browser's
 * catalogue takes it from here.
 */
export const reasons = {
  needed: 'Please fill this in.',
  unknown_field: 'This field is not known here.',
  characters_min: 'Please use at least {min} characters.',
  characters_max: 'Please use at most {max} characters.',
  least: 'This must be at least {min}.',
  most: 'This can be at most {max}.',
  not_on_offer: 'Please choose one of the values on offer.',
  not_an_email: 'This does not look like an e-mail address.',
  malformed: 'This is not in the form that is expected here.',
  unkeepable: 'This holds a sign that cannot be stored.',
  form_broken: 'The form was not whole.',
  form_expected: 'Send this as multipart/form-data.',
  json_expected: 'Send this as application/json.',
  sent_twice: 'Send this once.',
  file_needed: 'Please choose a file.',
  page_gone: 'This page is no longer there. Start from the first one.',
  key_malformed: 'Use {min} to {max} printable characters.',
  database_silent: 'The database does not answer.',
  disk_full: 'There is no room left on a disk.',

  username_taken: 'This user name is taken.',
  username_reserved: 'This name could be taken for the house. Please choose another.',
  password_common: 'This password is one of the first that are tried. Please choose another.',
  password_plain: 'Please use more than two different characters.',
  password_own: 'Please leave your name and e-mail address out of it.',
  password_wrong: 'This is not your password.',
  year_unlikely: 'Please check the year.',
  terms_changed: 'The terms have changed. Please read and accept them again.',
  other_country: 'This lies in another country.',
  other_address: 'That code is for another address.',
  link_spent: 'This link is too old or was used already. Ask for a new one.',
  secret_needed: 'Begin with a new secret.',
  totp_wrong: 'That code is not right.',
  code_used: 'That code is not right, or it was used already.',
  second_step_needed: 'An admin needs the second step.',
  reason_needed: 'Please say why.',

  reading_requested: 'This reading has not been answered yet.',
  reading_accepted: 'This reading has been accepted and is not open yet.',
  reading_open: 'This reading is open.',
  reading_over: 'This reading has ended.',
  clock_started: 'The clock has been started already.',
  care_first: 'Your client may go on first. Please leave them a moment.',
  both_needed: 'The clock starts when both of you are here.',
  used_already: 'More than this has been used already.',
  top_ups_used: 'The clock has stood {max} times for adding time already.',
  receipt_later: 'The receipt is made when the reading has ended.',
  join_first: 'Join the room first.',
  contact_details_unsent: 'Contact details stay out of the reading. Nothing was sent.',
  less_left: 'This reading has less time left to give back.',
  nothing_left: 'Nothing of this reading is left to give back.',
  claimed_already: 'Time was asked back of this reading already.',
  claim_too_late: 'Time can be asked back for {days} days after a reading.',
  paid_time_left: 'Paid time worth {amount} is left. Refund it first, or say that it was proven fraud.',
  nothing_unused: 'Nothing of this payment is left unused.',
  own_limit: 'A limit of your own is reached. A wider one counts a day after you set it.',
  cool_off: 'You are taking time off. Nothing begins and nothing is bought until it is over.',
  gifts_given: 'You can give {max} minutes a day, and today’s are given.',
  claim_moved: 'Somebody answered meanwhile. Look at it again.',

  hours_turned: 'These hours must end after they begin.',

  no_contact_details: 'Please leave contact details out.',
  review_too_short: 'A reading can be reviewed from {seconds} counted seconds on.',
  reviewed_already: 'You have said what you think of this reading already.',

  refused_meanwhile: 'One of the two has refused the other meanwhile, so it can only be returned.',
  decided_already: 'This message has been decided on already.',
  decided_by: '{name} has decided on this message.',
  reviewed_by: '{name} is reviewing this message.',
  not_in_message: 'This is not a part of the message.',
  message_one_page: 'A message has one page.',
  block_word_short: 'Write at least {min} characters, one of them a letter or digit.',
  reader_needed: 'Please choose a reader.',

  ends_too_early: 'The end must lie after the beginning, and ahead.',
  board_full: 'There are {max} notices on the board. Withdraw one first.',
  ticket_full: 'This conversation has become too long. Please ask a new question.',
  package_gone: 'This package is not on sale any more.',
  cards_not_set_up: 'Card payments are not set up on this site yet.',

  pictures_away: 'Pictures cannot be reached at the moment.',
  not_a_picture: 'Please choose a picture: JPEG, PNG, WebP or GIF.',
  too_many_pixels: 'Please choose a picture of at most {megapixels} megapixels.',
  picture_gone: 'This picture is not there any more. Please choose it again.',
} as const

export type ReasonCode = keyof typeof reasons
export type Reason = From<typeof reasons>
