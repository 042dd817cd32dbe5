import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).toSorted()

/** Keys of vendors that the site does not speak to yet; a demo refuses them, nothing else reads them. */
const vendors = /^(AUTHORIZENET|PAYPAL|TWILIO|S3)_/

test('.env.example names every setting that is read, and no other', () => {
  const settings = names(read('server/src/config.ts'), /^ {2}([A-Z][A-Z_]+):/gm)
  expect(settings.length).toBeGreaterThan(10)
  const told = names(read('.env.example'), /^([A-Z][A-Z_]+)=/gm)
  expect(told).toEqual(settings.filter((name) => name && !vendors.test(name)))
})

test('.env.example says the defaults', () => {
  const lines = [...read('.env.example').matchAll(/^([A-Z_]+)=("?)(.*)\2$/gm)]
  expect(readConfig(Object.fromEntries(lines.map(([, name, , value]) => [name, value])))).toEqual(readConfig({}))
})

test('every fault is told at once', () => {
  const faulty = () => readConfig({ PORT: 'many', DEMO: 'perhaps', SECRET_KEY: 'short', SITE_TIME_ZONE: 'Moon/Sea' })
  for (const name of ['PORT', 'DEMO', 'SECRET_KEY', 'SITE_TIME_ZONE']) expect(faulty).toThrow(name)
})
