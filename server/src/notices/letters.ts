import { appointmentWaitMinutes } from '@evenlight/contract/appointments'
import { paths } from '@evenlight/contract/paths'
import { letterTo, type Addressee } from '../kernel/letter.ts'
import { inEach, type Sheet } from '../kernel/letter-table.ts'
import { ar } from './letters-ar.ts'
import { es } from './letters-es.ts'
import type { Event } from './rules.ts'

const why = 'You get this because your account {username} is set to hear of it by e-mail. Change that here: {choices}'

/** That there is a notice, where it is and what can be done about it; never what it says. */
export const english = {
  message_delivered: {
    subject: '{title}',
    body: '{title} is in your inbox. An answer goes the same way: a person of the house looks at it first.',
    act: 'Read the message',
    why,
  },
  message_returned: {
    subject: '{title}',
    body: '{title}, so it was not delivered. The reason stands beside it. You can change it and send it again.',
    act: 'See the reason',
    why,
  },
  ticket_answered: {
    subject: '{title}',
    body: '{title}. If the answer does not help, write more below it: the question opens again.',
    act: 'Read the answer',
    why,
  },
  claim: {
    subject: '{title}',
    body: '{title}. What was said, and whether it is your turn, stands on the page.',
    act: 'See what was said',
    why,
  },
  time_given: {
    subject: '{title}',
    body: '{title}. How much it is, and why, stands on the page. You can use it at once.',
    act: 'See how much',
    why,
  },
  refund: {
    subject: '{title}',
    body: '{title}, for time that you had bought and not used. A card company, or PayPal, may take some days to show it.',
    act: 'See my statement',
    why,
  },
  requests_missed: {
    subject: '{title}',
    body: '{title}. Clients can ask you again as soon as you choose Available. Who asked, and when, stands on your desk; nobody was charged.',
    act: 'Go to my desk',
    why,
  },
  statement: {
    subject: '{title}',
    body: '{title}. Every line, and what you can do about it, stands on the page.',
    act: 'See the statement',
    why,
  },
  dispute: {
    subject: '{title}',
    body: '{title}. What moved, and when, stands in your statement.',
    act: 'See my statement',
    why,
  },
  full_ban: {
    subject: '{title}',
    body: '{title}. What we have to say to it stands on the page.',
    act: 'See what was decided',
    why,
  },
  favorite: {
    subject: '{title}',
    body: '{title}. You asked to hear of it. It may have changed since: how it stands now is on their page, where you stop this as well.',
    act: 'Go to their page',
    why,
  },
  decision: {
    subject: '{title}',
    body: '{title}. The reason stands beside it on the page, and how you object.',
    act: 'See the reason',
    why,
  },
  own: {
    subject: '{title}',
    body: '{title}. How long it is kept stands on the page.',
    act: 'See my data',
    why,
  },
  approval: {
    subject: '{title}',
    body: '{title}. What it was, and what was said to it, stands on the page.',
    act: 'See it',
    why,
  },
  line: {
    subject: '{title}',
    body: '{title}. How the reader stands now is on their page.',
    act: 'Go to their page',
    why,
  },
  page: {
    subject: '{title}',
    body: '{title}. How it stands now, and what you can do about it, is on the page.',
    act: 'See the page',
    why,
  },
  order: {
    subject: '{title}',
    body: '{title}. Where it stands, and what you can do about it, is on its page.',
    act: 'See the e-mail reading',
    why,
  },
  appointment: {
    subject: '{title}',
    body: '{title}. What you can do about it, and until when it can be cancelled, stands on the page.',
    act: 'See the appointment',
    why,
  },
  appointment_reminder: {
    subject: '{title}',
    body: `{title}. It opens on the page: press “I’m here” there, at the latest ${appointmentWaitMinutes} minutes after the time.`,
    act: 'Go to the appointment',
    why,
  },
  testimonial: {
    subject: '{title}',
    body: '{title}. What was said, and what you can do about it, stands on the page.',
    act: 'See my reviews',
    why,
  },
  content: {
    subject: '{title}',
    body: '{title}. Where it stands, and what you can do about it, is on its page.',
    act: 'See what you wrote',
    why,
  },
  board: {
    subject: '{title}',
    body: 'there is a notice for you from the house: {title}',
    act: 'Read the notice',
    why,
  },
} as const satisfies Record<Event, Sheet>

/** In each language, by the locale of whoever it is for. */
export const letters = inEach(english, { es, ar })

/** `link` is a path of the site at `url`. */
export const noticed = (
  to: Addressee,
  {
    event,
    title,
    link = paths.notices(),
    url,
  }: { event: Event; title: string; link?: string | undefined; url: string },
) => letterTo(to, letters[event], { title, link: url + link, choices: url + paths.noticeChoices() })
