import * as z from 'zod/mini'
import { Id } from './atoms.ts'
import { hoursMax, oneTimeCodeDigits } from './lengths.ts'
import { Hours } from './readers.ts'
import { get, post, type Area } from './route.ts'

/** As people write one: with its country's code, and whatever they put between the digits. */
const PhoneNumber = z
  .string()
  .check(z.trim(), z.maxLength(30), z.regex(/^\+[\d\s().-]+$/))
  .check(z.refine((typed) => /^\+[1-9]\d{7,14}$/.test(typed.replace(/[^+\d]/g, ''))))
/** How the code reaches a telephone. */
export const CodeWay = z.enum(['sms', 'call'])

/** A person's telephone, of which no more is ever shown than its last digits. */
const PhoneSetting = z.object({
  /** Whether this site can ring anybody. */
  can_ring: z.boolean(),
  number: z.nullable(z.string()),
  /** The one that waits for its code. */
  waits: z.nullable(z.string()),
  /** Of a reader: whether clients may ask for a phone reading, and when; at any time without hours. */
  on: z.boolean(),
  hours: z.array(Hours),
  time_zone: z.string(),
})

export const phone = {
  /** Switches a reader's phone channel. A `number` is new and gets a code by SMS; the channel needs a confirmed one. */
  updateStatus: post('/api/phoneSetting/updatePhoneStatus', {
    access: ['READER'],
    tx: 'none',
    limit: 'phone_settings',
    body: z.strictObject({
      on: z.boolean(),
      number: z.optional(PhoneNumber),
      hours: z.optional(z.array(Hours).check(z.maxLength(hoursMax))),
    }),
    returns: PhoneSetting,
  }),
  /** One's own, or for an admin anybody's. */
  setting: get('/api/phoneSetting/members/get', {
    access: 'member',
    query: z.strictObject({ member_id: z.optional(Id) }),
    returns: PhoneSetting,
  }),
  /** Sends a code to a number; until that is confirmed the one before stays. */
  sendCode: post('phone-number', {
    access: ['CLIENT', 'READER'],
    tx: 'none',
    limit: 'phone_settings',
    body: z.strictObject({ number: PhoneNumber, by: CodeWay }),
    returns: PhoneSetting,
  }),
  confirm: post('phone-number/confirm', {
    access: ['CLIENT', 'READER'],
    tx: 'none',
    limit: 'phone_settings',
    body: z.strictObject({ code: z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${oneTimeCodeDigits}}$`))) }),
    returns: PhoneSetting,
  }),
  remove: post('phone-number/remove', {
    access: ['CLIENT', 'READER'],
    limit: 'phone_settings',
    body: z.strictObject({}),
    returns: PhoneSetting,
  }),
} satisfies Area
