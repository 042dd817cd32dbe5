import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).toSorted()

test('.env.example names every setting that is read, and no other', () => {
  const settings = names(read('server/src/config.ts'), /^ {2}([A-Z][A-Z_]+):/gm)
  expect(settings.length).toBeGreaterThan(10)
  const told = names(read('.env.example'), /^([A-Z][A-Z_]+)=/gm)
  expect(told).toEqual(settings)
})

test('.env.example says the defaults', () => {
  const lines = [...read('.env.example').matchAll(/^([A-Z_]+)=("?)(.*)\2$/gm)]
  expect(readConfig(Object.fromEntries(lines.map(([, name, , value]) => [name, value])))).toEqual(readConfig({}))
})

test('every fault is told at once', () => {
  const faulty = () => readConfig({ PORT: 'many', DEMO: 'perhaps', SECRET_KEY: 'short', SITE_TIME_ZONE: 'Moon/Sea' })
  for (const name of ['PORT', 'DEMO', 'SECRET_KEY', 'SITE_TIME_ZONE']) expect(faulty).toThrow(name)
})

test('what belongs to one account goes together', () => {
  const account = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: '8PT' }
  for (const name of Object.keys(account)) {
    const { [name as keyof typeof account]: _, ...others } = account
    expect(() => readConfig(others)).toThrow(`${name}: is needed with`)
  }
  expect(readConfig({ ...account, PAYPAL_API_URL: 'https://paypal.test/' }).payPal).toEqual({
    clientId: 'id',
    secret: 'secret',
    webhookId: '8PT',
    apiUrl: 'https://paypal.test',
  })
  expect(readConfig({}).payPal).toBeUndefined()
})

test('an account with a telephone company has a number of its own, and nobody else’s form', () => {
  const account = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'the token of the account',
    TWILIO_NUMBER: '+12025550100',
  }
  for (const name of Object.keys(account)) {
    const { [name as keyof typeof account]: _, ...others } = account
    expect(() => readConfig(others)).toThrow(`${name}: is needed with`)
  }
  expect(() => readConfig({ ...account, TWILIO_NUMBER: '555 0100' })).toThrow('TWILIO_NUMBER')
  expect(readConfig(account).carrier).toMatchObject({ number: '+12025550100', apiUrl: undefined })
  expect(readConfig({}).carrier).toBeUndefined()
})

test('a relay goes with its secret, and calls go by it alone only where there is one', () => {
  expect(() => readConfig({ TURN_URLS: 'turn:turn.test:3478' })).toThrow('TURN_SECRET: is needed with TURN_URLS')
  expect(() => readConfig({ CALLS_RELAY_ONLY: 'on' })).toThrow('CALLS_RELAY_ONLY: needs TURN_URLS')
  const relay = { TURN_URLS: 'turn:turn.test:3478, turns:turn.test:5349', TURN_SECRET: 'shared with the relay' }
  expect(() => readConfig({ ...relay, STUN_URLS: 'turn.test' })).toThrow('STUN_URLS')
  expect(readConfig({ ...relay, CALLS_RELAY_ONLY: 'on' }).callWays).toEqual({
    stunUrls: [],
    turnUrls: ['turn:turn.test:3478', 'turns:turn.test:5349'],
    turnSecret: relay.TURN_SECRET,
    relayOnly: true,
  })
})

test('a bucket goes with its key and nothing without it, told with all other faults', () => {
  const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(() => readConfig({ S3_BUCKET: 'pictures', PORT: 'many' })).toThrow(
    /PORT[^]*S3_ACCESS_KEY_ID: is needed[^]*S3_SECRET_ACCESS_KEY: is needed/,
  )
  expect(() => readConfig({ ...key, S3_ENDPOINT: 'https://s3.example' })).toThrow(
    /S3_ACCESS_KEY_ID: goes[^]*S3_SECRET_ACCESS_KEY: goes[^]*S3_ENDPOINT: goes/,
  )
  expect(() => readConfig({ S3_BUCKET: 'pictures', ...key, S3_ENDPOINT: 'ftp://s3.example' })).toThrow('S3_ENDPOINT')
  expect(readConfig({ S3_BUCKET: 'pictures', ...key, S3_FORCE_PATH_STYLE: 'on' })).toMatchObject({
    bucket: { name: 'pictures', region: 'us-east-1', pathStyle: true, accessKeyId: 'id', secretAccessKey: 'secret' },
    vendorKeys: ['S3_BUCKET'],
  })
  expect(readConfig({}).bucket).toBeUndefined()
})
