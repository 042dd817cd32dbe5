import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openS3 } from '../../test/s3.ts'
import { inBucket } from './bucket.ts'
import { diskIn } from './disk.ts'

const s3 = await openS3()
const folder = mkdtempSync(join(tmpdir(), 'evenlight-storage-'))
const told: Error[] = []
const tell = (error: unknown) => void told.push(error as Error)
afterEach(() => {
  s3.state.fault = 'none'
  told.length = 0
})
afterAll(() => {
  s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const inFolder = diskIn(join(folder, 'made when it is needed'))
const kinds = {
  'a folder': {
    storage: inFolder,
    age: (name: string, ms: number) => utimesSync(join(folder, 'made when it is needed', name), ms / 1000, ms / 1000),
  },
  'a bucket': {
    storage: inBucket(s3.bucket, tell),
    age: (name: string, ms: number) => {
      s3.objects.get(`uploads/${name}`)!.at = ms
    },
  },
}
const listed = async (pages: AsyncIterable<string[]>) => {
  const names = []
  for await (const page of pages) names.push(...page)
  return names.toSorted()
}

describe.each(Object.entries(kinds))('%s', (_, { storage, age }) => {
  const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_value, n) => n * 7))

  test('has nothing before anything is put', async () => {
    expect(await storage.get('upl_none.webp')).toBeUndefined()
    expect(await listed(storage.olderThan(Infinity))).toEqual([])
    await storage.remove('upl_none.webp')
  })

  test('gives back what was put, byte for byte, until it is removed', async () => {
    for (const [name, sent] of [
      ['upl_-_a.320.webp', bytes],
      ['upl_b.webp', Buffer.from('x')],
    ] as const) {
      await storage.put(name, sent)
      expect((await storage.get(name))?.equals(sent)).toBe(true)
      await storage.remove(name)
      expect(await storage.get(name)).toBeUndefined()
      await storage.remove(name)
    }
  })

  test('lists what is older, over as many pages as it takes, also while it goes', async () => {
    const names = Array.from({ length: 7 }, (_value, n) => `upl_${n}.webp`)
    for (const name of names) await storage.put(name, bytes.subarray(0, 10))
    for (const [n, name] of names.entries()) age(name, Date.UTC(2026, 0, n + 1))
    expect(await listed(storage.olderThan(Date.UTC(2026, 0, 6)))).toEqual(names.slice(0, 5))
    for await (const page of storage.olderThan(Infinity)) for (const name of page) await storage.remove(name)
    expect(await listed(storage.olderThan(Infinity))).toEqual([])
  })
})

describe('a bucket that', () => {
  const name = 'upl_kept.webp'
  const put = () => inBucket(s3.bucket, tell).put(name, Buffer.alloc(200_000, 1))
  const acts = (storage: ReturnType<typeof inBucket>) => ({
    put: () => storage.put('upl_new.webp', Buffer.from('x')),
    get: () => storage.get(name),
    remove: () => storage.remove(name),
    list: () => listed(storage.olderThan(Infinity)),
  })
  const refused = async (storage: ReturnType<typeof inBucket>, which = Object.keys(acts(storage))) => {
    for (const [act, work] of Object.entries(acts(storage)))
      if (which.includes(act)) await expect(work(), act).rejects.toMatchObject({ code: 'busy' })
    expect(told.length).toBe(which.length)
    expect(s3.objects.has('uploads/upl_new.webp')).toBe(false)
  }

  test('fails is busy, told to the log, and well again afterwards', async () => {
    await put()
    const storage = inBucket(s3.bucket, tell)
    s3.state.fault = 'error'
    await refused(storage)
    s3.state.fault = 'none'
    expect(await storage.get(name)).toHaveLength(200_000)
  })

  test('never answers is busy', async () => {
    await put()
    s3.state.fault = 'silence'
    await refused(inBucket(s3.bucket, tell, 300))
  })

  test('breaks off in the middle gives nothing rather than a half', async () => {
    await put()
    s3.state.fault = 'half'
    await refused(inBucket(s3.bucket, tell), ['get'])
  })

  test('stands still in the middle gives nothing either', async () => {
    await put()
    s3.state.fault = 'stall'
    await refused(inBucket(s3.bucket, tell, 300), ['get'])
  })

  test('is not there, is somebody else’s or not to be reached is busy, never empty', async () => {
    await put()
    for (const wrong of [
      { name: 'elsewhere' },
      { secretAccessKey: 'guessed' },
      { accessKeyId: 'guessed' },
      { endpoint: 'http://127.0.0.1:1' },
    ]) {
      await refused(inBucket({ ...s3.bucket, ...wrong }, tell))
      told.length = 0
    }
  })
})

test('a draft that cannot be written is not left behind, nor is what stood there', async () => {
  await inFolder.put('upl_twice.webp', Buffer.from('first'))
  await expect(inFolder.put('upl_bad.webp', undefined as never)).rejects.toThrow()
  expect(readdirSync(join(folder, 'made when it is needed'))).toEqual(['upl_twice.webp'])
})
