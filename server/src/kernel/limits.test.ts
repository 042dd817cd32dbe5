import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../test/postgres.ts'
import { addressKey, limitsOf } from './limits.ts'
import { openRedis } from './redis.ts'

const codes = 5
const refused = (work: Promise<void>) =>
  work.then(
    () => 'let in',
    (error: { code: string }) => error.code,
  )
const ends: (() => unknown)[] = []
afterAll(() => ends.forEach((end) => end()))

test('what was used up is refused, for that person alone', async () => {
  const limits = limitsOf({ demo: false, raised: false })
  for (let n = 0; n < codes; n++) expect(await refused(limits.take('codes', 'ann'))).toBe('let in')
  expect(await refused(limits.take('codes', 'ann'))).toBe('too_many')
  expect(await refused(limits.take('codes', 'ben'))).toBe('let in')
})

test('a socket’s own counter refuses beyond its row and begins anew when the time is over', () => {
  let now = 0
  const count = limitsOf({ demo: false, raised: false }).counter('events', () => now)
  for (let n = 0; n < 1200; n++) count()
  expect(count).toThrow('too_many')
  now = 60_000
  expect(count).not.toThrow()
})

test('an address of the new kind counts by its network', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'))
  expect(addressKey('2001:db8:1:2::9')).not.toBe(addressKey('2001:db8:1:3::9'))
})

const redisServer = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path))

test.runIf(redisServer)('with Redis two processes count together; without it each for itself', async () => {
  const port = await freePort()
  const server = spawn(
    redisServer!,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  )
  ends.push(() => server.kill('SIGKILL'))
  const open = async () => {
    const redis = openRedis(`redis://127.0.0.1:${port}`, () => {})
    ends.push(() => redis.disconnect())
    await expect.poll(() => redis.status, { timeout: 5000 }).toBe('ready')
    return limitsOf({ demo: false, raised: false, redis })
  }
  const [one, other] = [await open(), await open()]
  for (let n = 0; n < codes; n++) await (n % 2 ? one : other).take('codes', 'ann')
  expect(await refused(one.take('codes', 'ann'))).toBe('too_many')
  expect(await refused(other.take('codes', 'ann'))).toBe('too_many')
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await gone
  for (let n = 0; n < codes; n++) expect(await refused(one.take('codes', 'ben'))).toBe('let in')
  expect(await refused(one.take('codes', 'ben'))).toBe('too_many')
})
