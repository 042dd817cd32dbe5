import * as z from 'zod/mini'
import { Instant } from './atoms.ts'
import { PayForm } from './payments.ts'
import { get, post, type Area } from './route.ts'

/** What has to hold before a new site opens, in the order in which an admin goes through it. */
export const OpeningStep = z.enum(['house', 'mail', 'cards', 'paypal', 'prices', 'texts', 'readers'])
/** `stale`: it was tried with other settings than those of now. `unset`: a setting of the server is missing. */
export const OpeningState = z.enum(['untried', 'failed', 'stale', 'unset', 'done'])
/** What came of a try that failed. */
export const TriedFault = z.enum([
  'mail_refused',
  'cards_silent',
  'cards_declined',
  'cards_absent',
  'cards_review',
  'cards_held',
  'paypal_silent',
])
/** Why a step does not hold: also what is seen without a try. */
export const OpeningFault = z.enum([...TriedFault.options, 'no_package', 'not_cheaper'])
const Step = z.object({
  step: OpeningStep,
  state: OpeningState,
  at: z.optional(Instant),
  by: z.optional(z.string()),
  fault: z.optional(OpeningFault),
  /** In the words of who refused it. */
  detail: z.optional(z.string()),
  /** Settings of the server that are missing, by their names. */
  settings: z.optional(z.array(z.string())),
  /** Of readers: how many are approved. */
  count: z.optional(z.int()),
})
const Opening = z.object({
  is_open: z.boolean(),
  opened_at: z.optional(Instant),
  steps: z.array(Step),
})

/** What is held of a card to try the way there and back, in cents. */
export const triedCents = 100

export const opening = {
  show: get('admin/opening', { access: ['ADMIN:any'], returns: Opening }),
  /** Sends a letter with a code to whoever asks. */
  sendMail: post('admin/opening/mail', {
    access: ['ADMIN:any'],
    body: z.strictObject({}),
    returns: Opening,
    tx: 'none',
  }),
  /** The code that it held: it arrived. */
  confirmMail: post('admin/opening/mail-code', {
    access: ['ADMIN:any'],
    body: z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) }),
    returns: Opening,
  }),
  /** Opens the card company's form, which holds a dollar of the card that is typed there. */
  tryCard: post('admin/opening/card', {
    access: ['ADMIN:any'],
    body: z.strictObject({}),
    /** Without a form where none could be had: the step says why. */
    returns: z.object({ ...Opening.shape, form: z.optional(z.pick(PayForm, { url: true, token: true })) }),
    tx: 'none',
  }),
  /** Looks at what is held, and lets go of it. */
  freeCard: post('admin/opening/card-done', {
    access: ['ADMIN:any'],
    body: z.strictObject({}),
    returns: Opening,
    tx: 'none',
  }),
  tryPayPal: post('admin/opening/paypal', {
    access: ['ADMIN:any'],
    body: z.strictObject({}),
    returns: Opening,
    tx: 'none',
  }),
  /** Says that the texts in force were read and are right for this house. */
  confirmTexts: post('admin/opening/texts', {
    access: ['ADMIN:any'],
    body: z.strictObject({ terms_version: z.string().check(z.maxLength(40)) }),
    returns: Opening,
  }),
  /** Opens the site, for good, once every step is done. */
  open: post('admin/opening', { access: ['ADMIN:any'], proof: true, body: z.strictObject({}), returns: Opening }),
} satisfies Area
