import type { From } from './sentences.ts'

/**
 * What the titles of notices to one person say: each as a sentence, with the values that it asks for in braces. The server
 * writes mails by it, the browser's catalogue takes it from here. A code that was told once stays: notices stand as told.
 */
export const noticeTitles = {
  message_delivered: 'A message from {name}',
  message_returned: 'Your message to {name} was returned',
  ticket_answered: 'We answered your question',
  claim_made: 'A client asks for time back',
  claim_moved: 'There is news about time asked back',
  time_back: 'Time came back to you',
  sunday_giveback: 'Sunday giveback: time came back to you',
  time_given: 'Time was given to you',
  requests_missed: '{count} requests in a row rang out, so you are on Away',
  statement_made: 'Your statement of earnings is ready',
  statement_approved: 'Your statement was approved: {amount}',
  statement_carried: 'Your statement was approved: nothing is due',
  dispute_opened: 'Your payment of {amount} is disputed: its unused time waits for the end of that',
  dispute_won: 'The dispute about {amount} is over, and the time is yours to use',
  dispute_lost: 'The dispute about {amount} is over: the money goes back, and its unused time is gone',
  full_ban_accepted: '{name} was banned from the site',
  full_ban_refused: 'We answered your request to ban {name}',
  statement_paid: 'Your earnings were paid out: {amount}',
  payout_unclaimed: 'Your earnings wait for you at PayPal: {amount}',
  payout_failed: 'A payout did not arrive: {amount}',
  appointment_asked: '{name} asks for an appointment: {time}',
  appointment_accepted: 'Your appointment with {name} stands: {time}',
  appointment_declined: '{name} can’t make the appointment of {time}',
  appointment_countered: '{name} proposes another time for your appointment: {time}',
  appointment_stays: 'Your appointment with {name} stays as it was: {time}',
  appointment_cancelled: '{name} cancelled your appointment of {time}',
  appointment_called_off: 'Your appointment with {name} of {time} is called off',
  appointment_lapsed: 'Nobody answered in time, so there is no appointment with {name} at {time}',
  appointment_in_a_day: 'Within a day: your appointment with {name}, {time}',
  appointment_in_an_hour: 'Within an hour: your appointment with {name}, {time}',
  appointment_soon: 'Within ten minutes: your appointment with {name}, {time}',
  appointment_missed: 'You missed your appointment with {name} of {time}',
  appointment_not_come: '{name} did not come to your appointment of {time}',
  appointment_given: 'Your reader did not keep an appointment: {minutes} free minutes are yours',
  refunded: '{amount} went back to you',
  reader_available: '{name} is available',
  line_turn: 'It is your turn: {name} is kept for you for {minutes} minutes',
  line_missed: 'Your turn with {name} has passed',
  line_closed: 'Your place in line for {name} has ended',
  topped_up: '{minutes} min were added from your saved card for {amount}',
  topup_declined: 'Automatic top-up is off: your card was not charged',
  topup_gone: 'Automatic top-up is off: its card or package is gone',
} as const

export type NoticeTitle = From<typeof noticeTitles>
