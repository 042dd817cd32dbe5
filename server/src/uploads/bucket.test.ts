import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { uploads } from '@evenlight/contract/uploads'
import { openHouse } from '../../test/house.ts'
import { client, signIn } from '../../test/people.ts'
import { openS3 } from '../../test/s3.ts'
import { removeLost, removeLoose } from './clean.ts'

const s3 = await openS3()
afterAll(s3.close)
const house = await openHouse({ bucket: s3.bucket })
const ida = await client(house)
const large = await sharp({ create: { width: 1000, height: 500, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
const file = new Blob([new Uint8Array(large)])
const send = async () =>
  house.call(uploads.media, { file }, (await signIn(house, { id: ida.id, role: 'CLIENT' })).access)
const rows = async () => (await house.database.pool.query('select name from upload')).rows.length

test('a site with a bucket keeps nothing on its disk, and shows what is in the bucket', async () => {
  const { data } = await send()
  expect([...s3.objects.keys()].toSorted()).toEqual(
    ['.320.webp', '.800.webp', '.webp'].map((end) => `uploads/${data.name.replace('.webp', end)}`),
  )
  expect(existsSync(join(house.parts.site.dataDir, 'uploads'))).toBe(false)
  for (const { url, width } of data.sizes) {
    const answer = await house.app.inject({ url })
    expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).width]).toEqual([200, width])
  }
})

test('while the bucket fails an upload is refused whole, and a picture is busy, not missing', async () => {
  const { data } = await send()
  const before = await rows()
  s3.state.fault = 'error'
  const answers = [await send(), await house.call(uploads.publicMedia, { file })]
  for (const { problem, headers } of answers) {
    expect([problem.status, problem.code]).toEqual([503, 'busy'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await house.app.inject({ url: data.original_url })).statusCode).toBe(503)
  s3.state.fault = 'none'
  expect(await rows()).toBe(before)
  expect((await send()).status).toBe(201)
})

test('what is loose or lost goes from the bucket as from a disk', async () => {
  s3.objects.set('uploads/upl_aaaaaaaaaaaaaaaaaaaaaa.800.webp', { bytes: Buffer.from('x'), at: 0 })
  s3.objects.set('other/thing', { bytes: Buffer.from('x'), at: 0 })
  await removeLost(house.parts)
  expect(s3.objects.has('uploads/upl_aaaaaaaaaaaaaaaaaaaaaa.800.webp')).toBe(false)
  expect(await rows()).toBeGreaterThan(0)
  await house.clock.advance(25 * 3_600_000)
  await removeLoose(house.parts)
  expect([...s3.objects.keys()]).toEqual(['other/thing'])
})
