import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Cursors } from './cursor.ts'
import type { Database } from './database.ts'
import type { Actor } from './handler.ts'
import type { Keys } from './keys.ts'
import type { Limits } from './limits.ts'
import type { Live } from './live.ts'
import type { Mail } from './mail.ts'
import type { ResponseCache } from './response-cache.ts'

/** A bucket that speaks S3, and the key to it. */
export interface Bucket {
  name: string
  region: string
  /** Undefined: Amazon's own for the region. */
  endpoint: string | undefined
  /** The bucket's name stands in the path, not in front of the host. */
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}

/** An account at Authorize.Net, and where it is spoken to. */
export interface AuthorizeNet {
  loginId: string
  transactionKey: string
  apiUrl: string
  /** Origin of the provider's own forms, no slash at the end. */
  formUrl: string
  /** What it signs the events with that it tells; undefined: it is not listened to. */
  signatureKey?: Buffer | undefined
}

/** An account at PayPal, and where it is spoken to. */
export interface PayPal {
  clientId: string
  secret: string
  /** PayPal's own number of our webhook: its signatures are made for that one. */
  webhookId: string
  /** No slash at the end. */
  apiUrl: string
}

/** An account with a telephone company (Twilio), and the number that everybody sees who is rung. */
export interface CarrierAccount {
  accountSid: string
  authToken: string
  /** E.164. */
  number: string
  /** No slash at the end; undefined: Twilio's own. */
  apiUrl: string | undefined
}

/** How the browsers of a call find a way to each other. */
export interface CallWays {
  stunUrls: string[]
  turnUrls: string[]
  /** The secret that is shared with the relays; credentials are made of it. */
  turnSecret: string | undefined
  /** Through a relay in any case. */
  relayOnly: boolean
}

/** The door of the site: a new one is closed to visitors until an admin opens it. */
export interface Gate {
  readonly isOpen: boolean
  open(): void
}

/** What the server is made of; every feature is built from these and nothing hidden. */
export interface Parts {
  clock: Clock
  database: Database
  live: Live
  limits: Limits
  cache: ResponseCache
  gate: Gate
  cursors: Cursors
  keys: Keys
  mail: Mail
  log: FastifyBaseLogger
  site: {
    demo: boolean
    /** Origin of the site, no slash at the end. */
    url: string
    timeZone: string
    dataDir: string
    /** Where uploads lie in place of `dataDir`. */
    bucket: Bucket | undefined
    /** Who takes cards; a demo has its own. */
    authorizeNet: AuthorizeNet | undefined
    /** Who asks for money by PayPal; a demo has nobody. */
    payPal: PayPal | undefined
    /** How browsers are pushed to: an own key (undefined: the site's secret makes one), who answers for it, and push services beside the known ones. */
    push: { privateKey: string | undefined; subject: string; hosts: readonly string[] }
    callWays: CallWays
    /** Who rings telephones; a demo plays its own. */
    carrier: CarrierAccount | undefined
    /** Name of this process among those that share a database. */
    node: string
  }
  /** The person whose access token this is; `undefined` when it is not valid (any more). */
  authenticate(token: string): Promise<Actor | undefined>
  /** Which of these sign-ins still let somebody in. */
  openSignIns(signInIds: string[]): Promise<Set<string>>
}
