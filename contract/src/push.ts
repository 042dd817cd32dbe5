import * as z from 'zod/mini'
import { ById, Id, Instant } from './atoms.ts'
import { get, post, type Area } from './route.ts'

const pushEndpointCharactersMax = 1000

/** A time of the wall clock: "22:00". */
const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** From one time to another, over midnight too; two that are the same are refused. */
const QuietHours = z.strictObject({ from: Time, until: Time })
const base64url = (characters: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`)))

const PushSubscription = z.object({
  id: Id,
  /** What the browser says that it is. */
  device: z.string(),
  added_at: Instant,
  /** Whether it belongs to the sign-in that asks. */
  here: z.boolean(),
})
const Mine = z.object({
  subscriptions: z.array(PushSubscription),
  /** What a browser subscribes with: our public key, as `applicationServerKey` takes it. */
  public_key: z.string(),
  /** Nothing is pushed in these hours, by the clock of `time_zone`, which is the account's. */
  quiet_hours: z.nullable(QuietHours),
  time_zone: z.string(),
})

/** Notices that reach a browser while nobody looks at the site (Web Push): where, and when not. Which ones is a choice of notices. */
export const push = {
  mine: get('push-subscriptions', { access: 'member', returns: Mine }),
  /** Adds this browser, for as long as it is signed in. The same one again is the same; the eleventh takes the place of the oldest. */
  add: post('push-subscriptions', {
    access: 'member',
    body: z.strictObject({
      endpoint: z.string().check(z.maxLength(pushEndpointCharactersMax)),
      keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
    }),
    returns: PushSubscription,
    limit: 'pushes',
  }),
  remove: post('push-subscriptions/remove', { access: 'member', body: ById, returns: z.object({ id: Id }) }),
  setQuietHours: post('push-subscriptions/quiet-hours', {
    access: 'member',
    /** Both, or null twice: no quiet hours. */
    body: z.strictObject({ from: z.nullable(Time), until: z.nullable(Time) }),
    returns: Mine,
  }),
} satisfies Area
