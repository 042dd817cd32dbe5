import { z } from 'zod'
import type { AuthorizeNet, Bucket, CallWays, CarrierAccount, PayPal } from './kernel/parts.ts'

const onOff = z.enum(['on', 'off'])
const port = z.coerce.number().int().min(0).max(65_535)
/** One or more, with commas between them. */
const addresses = (form: RegExp) =>
  z
    .string()
    .transform((all) => all.split(',').map((one) => one.trim()))
    .pipe(z.array(z.string().regex(form, `needs addresses that begin with ${form.source.slice(1)}`)))
const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  SMTP_URL: z.string().startsWith('smtp').optional(),
  MAIL_FROM: z.string().min(3).default('Evenlight <hello@evenlight.example>'),
  SECRET_KEY: z.string().min(32, 'needs at least 32 characters').optional(),
  SITE_TIME_ZONE: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'is not a time zone')
    .default('America/New_York'),
  DEMO: onOff.optional(),
  DEMO_PAST: z.enum(['long', 'short']).default('long'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'needs 43 characters of base64url')
    .optional(),
  PUSH_HOSTS: z
    .string()
    .regex(/^[a-z0-9.:-]+(,[a-z0-9.:-]+)*$/, 'needs hosts, with commas between them')
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  RATE_LIMITS: z.enum(['normal', 'raised']).default('normal'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  AUTHORIZENET_LOGIN_ID: z.string().max(25).optional(),
  AUTHORIZENET_TRANSACTION_KEY: z.string().max(16).optional(),
  AUTHORIZENET_SIGNATURE_KEY: z
    .string()
    .regex(/^[0-9A-Fa-f]{128}$/, 'needs 128 hexadecimal characters')
    .optional(),
  AUTHORIZENET_SIGNATURE_KEY_IS: z.enum(['text', 'hex']).default('text'),
  AUTHORIZENET_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.authorize.net/xml/v1/request.api'),
  AUTHORIZENET_FORM_URL: z.url({ protocol: /^https?$/ }).default('https://accept.authorize.net'),
  PAYPAL_CLIENT_ID: z.string().max(200).optional(),
  PAYPAL_SECRET: z.string().max(200).optional(),
  PAYPAL_WEBHOOK_ID: z.string().max(50).optional(),
  PAYPAL_API_URL: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  STUN_URLS: addresses(/^stuns?:/).default([]),
  TURN_URLS: addresses(/^turns?:/).default([]),
  TURN_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  CALLS_RELAY_ONLY: onOff.default('off'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'needs AC and 32 hexadecimal characters')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16).optional(),
  TWILIO_NUMBER: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/, 'needs a number like +12025550123')
    .optional(),
  TWILIO_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: onOff.default('off'),
})
type Settings = Record<string, string | undefined>

/** A bucket needs its key, and the key a bucket: half of it is a mistake. */
const bucketFaults = (given: Settings) => {
  const [bucket, ...key] = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const lonely = [...key, 'S3_ENDPOINT'].filter((name) => given[name] !== undefined)
  if (given[bucket] === undefined) return lonely.map((name) => `  ${name}: goes with S3_BUCKET, which is not set`)
  return key.filter((name) => given[name] === undefined).map((name) => `  ${name}: is needed with S3_BUCKET`)
}

/** What belongs to one account goes together. */
const accounts = [
  ['AUTHORIZENET_LOGIN_ID', 'AUTHORIZENET_TRANSACTION_KEY'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['TURN_URLS', 'TURN_SECRET'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_NUMBER'],
]
const accountFaults = (given: Settings) =>
  accounts.flatMap((names) => {
    const there = names.filter((name) => given[name] !== undefined)
    const missing = there.length ? names.filter((name) => given[name] === undefined) : []
    return missing.map((name) => `  ${name}: is needed with ${there[0]}`)
  })
/** The key as its bytes: the characters themselves, or what they stand for. Never both are tried. */
const signatureKeyIn = ({ AUTHORIZENET_SIGNATURE_KEY: key, ...all }: z.output<typeof Environment>) =>
  key === undefined ? undefined : Buffer.from(key, all.AUTHORIZENET_SIGNATURE_KEY_IS === 'hex' ? 'hex' : 'utf8')
const accountIn = (all: z.output<typeof Environment>): AuthorizeNet | undefined =>
  all.AUTHORIZENET_LOGIN_ID && all.AUTHORIZENET_TRANSACTION_KEY
    ? {
        loginId: all.AUTHORIZENET_LOGIN_ID,
        transactionKey: all.AUTHORIZENET_TRANSACTION_KEY,
        apiUrl: all.AUTHORIZENET_API_URL,
        formUrl: all.AUTHORIZENET_FORM_URL.replace(/\/$/, ''),
        signatureKey: signatureKeyIn(all),
      }
    : undefined

const payPalIn = (all: z.output<typeof Environment>): PayPal | undefined =>
  all.PAYPAL_CLIENT_ID && all.PAYPAL_SECRET && all.PAYPAL_WEBHOOK_ID
    ? {
        clientId: all.PAYPAL_CLIENT_ID,
        secret: all.PAYPAL_SECRET,
        webhookId: all.PAYPAL_WEBHOOK_ID,
        apiUrl: all.PAYPAL_API_URL.replace(/\/$/, ''),
      }
    : undefined

const carrierIn = (all: z.output<typeof Environment>): CarrierAccount | undefined =>
  all.TWILIO_ACCOUNT_SID && all.TWILIO_AUTH_TOKEN && all.TWILIO_NUMBER
    ? {
        accountSid: all.TWILIO_ACCOUNT_SID,
        authToken: all.TWILIO_AUTH_TOKEN,
        number: all.TWILIO_NUMBER,
        apiUrl: all.TWILIO_API_URL?.replace(/\/$/, ''),
      }
    : undefined

/** How the browsers of a call find each other. Without any of it they do on one machine and in one network. */
const callWaysIn = (all: z.output<typeof Environment>): CallWays => ({
  stunUrls: all.STUN_URLS,
  turnUrls: all.TURN_URLS,
  turnSecret: all.TURN_SECRET,
  relayOnly: all.CALLS_RELAY_ONLY === 'on',
})
const relayFaults = (given: Settings) =>
  given.CALLS_RELAY_ONLY === 'on' && given.TURN_URLS === undefined
    ? ['  CALLS_RELAY_ONLY: needs TURN_URLS, which is not set']
    : []

const bucketIn = (all: z.output<typeof Environment>): Bucket | undefined =>
  all.S3_BUCKET && all.S3_ACCESS_KEY_ID && all.S3_SECRET_ACCESS_KEY
    ? {
        name: all.S3_BUCKET,
        region: all.S3_REGION,
        endpoint: all.S3_ENDPOINT,
        pathStyle: all.S3_FORCE_PATH_STYLE === 'on',
        accessKeyId: all.S3_ACCESS_KEY_ID,
        secretAccessKey: all.S3_SECRET_ACCESS_KEY,
      }
    : undefined

const vendorKeys = [
  'AUTHORIZENET_LOGIN_ID',
  'AUTHORIZENET_TRANSACTION_KEY',
  'AUTHORIZENET_SIGNATURE_KEY',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'S3_BUCKET',
  'SMTP_URL',
] as const

/**
 * The settings of this process, from its environment. Throws one error that lists every fault.
 */
export const readConfig = (environment: Settings) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  const wrong = read.error?.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`) ?? []
  const faults = [...wrong, ...bucketFaults(given), ...accountFaults(given), ...relayFaults(given)]
  if (!read.success || faults.length) throw new Error(`These settings are not right:\n${faults.join('\n')}`)
  const all = read.data
  return {
    port: all.PORT,
    host: all.HOST,
    dataDir: all.DATA_DIR,
    bucket: bucketIn(all),
    authorizeNet: accountIn(all),
    payPal: payPalIn(all),
    callWays: callWaysIn(all),
    carrier: carrierIn(all),
    publicUrl: all.PUBLIC_URL?.replace(/\/$/, ''),
    databaseUrl: all.DATABASE_URL,
    smtpUrl: all.SMTP_URL,
    mailFrom: all.MAIL_FROM,
    secretKey: all.SECRET_KEY,
    vapidPrivateKey: all.VAPID_PRIVATE_KEY,
    pushHosts: all.PUSH_HOSTS?.split(','),
    timeZone: all.SITE_TIME_ZONE,
    demo: all.DEMO === undefined ? undefined : all.DEMO === 'on',
    demoPast: all.DEMO_PAST,
    metricsToken: all.METRICS_TOKEN,
    limitsRaised: all.RATE_LIMITS === 'raised',
    logLevel: all.LOG_LEVEL,
    vendorKeys: vendorKeys.filter((name) => all[name] !== undefined),
  }
}
export type Config = ReturnType<typeof readConfig>
