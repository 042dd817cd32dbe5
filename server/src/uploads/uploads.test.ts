import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { uploads } from '@evenlight/contract/uploads'
import { openHouse } from '../../test/house.ts'
import { client, reader, signIn } from '../../test/people.ts'
import { good } from '../../test/pictures.ts'
import { claimUpload } from './public.ts'
import { removeUploadsOf, removeLost, removeLoose } from './clean.ts'

const house = await openHouse()
const [ida, mara] = [await client(house), await reader(house)]
const folder = join(house.parts.site.dataDir, 'uploads')
const stored = () => readdirSync(folder).toSorted()
/** Tokens last a quarter of an hour; the tests move the clock by days. */
const tokenOf = async (person: { id: string }) => (await signIn(house, { id: person.id, role: 'CLIENT' })).access
const send = async (bytes: Buffer, from = ida) =>
  house.call(uploads.media, { file: new Blob([new Uint8Array(bytes)]) }, await tokenOf(from))
const get = (url: string) => house.app.inject({ url })
const pictures = await good()

describe('a picture', () => {
  test.each(Object.entries(pictures))('that is %s comes back as a picture and nothing else', async (_, bytes) => {
    const { status, data } = await send(bytes)
    expect(status).toBe(201)
    expect(data).toMatchObject({ width: 40, height: 30, name: expect.stringMatching(/^upl_[\w-]{22}\.webp$/) })
    const answer = await get(data.original_url)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    })
  })

  test('is made at most 1600 pixels long and stands upright', async () => {
    const lying = await sharp({ create: { width: 2400, height: 1000, channels: 3, background: 'teal' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await send(lying)).data).toMatchObject({ width: 667, height: 1600 })
  })

  test.each([
    [2000, 1000, [320, 800, 1600]],
    [900, 1800, [160, 400, 800]],
    [700, 600, [320, 700]],
    [320, 200, [320]],
    [1600, 1, [320, 800, 1600]],
  ])('of %i × %i pixels is kept %j pixels wide, never wider than it was', async (width, height, widths) => {
    const { data } = await send(
      await sharp({ create: { width, height, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    )
    expect(data.sizes.map((size) => size.width)).toEqual(widths)
    expect(data.sizes.at(-1)).toEqual({ url: data.original_url, width: data.width })
    for (const { url, width: told } of data.sizes) {
      const drawn = await sharp((await get(url)).rawPayload).metadata()
      expect([drawn.format, drawn.width]).toEqual(['webp', told])
    }
  })

  test('shows the colours and the clear parts of what was sent', async () => {
    const half = {
      create: { width: 2000, height: 1000, channels: 4, background: { r: 0, g: 128, b: 0, alpha: 0 } },
    } as const
    const solid = await sharp({ create: { width: 1000, height: 1000, channels: 4, background: '#cc6611' } })
      .png()
      .toBuffer()
    const sent = await sharp(half)
      .composite([{ input: solid, left: 0, top: 0 }])
      .png()
      .toBuffer()
    for (const { url, width } of (await send(sent)).data.sizes) {
      const { data, info } = await sharp((await get(url)).rawPayload)
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (x: number) => [...data.subarray((info.width * (info.height >> 1) + x) * 4).subarray(0, 4)]
      const [left, right] = [at(width >> 2), at((width * 3) >> 2)]
      for (const [n, value] of [0xcc, 0x66, 0x11, 255].entries()) expect(Math.abs(left[n]! - value)).toBeLessThan(6)
      expect(right[3]).toBe(0)
    }
  })
})

describe('the address of a picture', () => {
  test('is good for half an hour at least and an hour at most', async () => {
    const { data } = await send(pictures.png)
    await house.clock.advance(30 * 60_000)
    expect((await get(data.original_url)).statusCode).toBe(200)
    await house.clock.advance(30 * 60_000)
    expect((await get(data.original_url)).statusCode).toBe(404)
  })

  test('cannot be made up, prolonged or used for another name', async () => {
    const [one, two] = [(await send(pictures.png)).data, (await send(pictures.png)).data]
    const large = sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
    const big = (await send(await large.png().toBuffer())).data
    const url = new URL(one.original_url, 'http://here')
    const later = new URL(url)
    later.searchParams.set('until', String(Number(url.searchParams.get('until')) + 1000))
    const forged = new URL(url)
    forged.searchParams.set('key', 'AAAAAAAAAAAAAAAAAAAAAA')
    const tries = [
      later,
      forged,
      new URL(one.original_url.replace(one.name, two.name), url),
      new URL(one.original_url.replace('.webp', '.320.webp'), url),
      new URL(big.sizes[0]!.url.replace('.320.', '.'), url),
      new URL(big.sizes[0]!.url.replace('.320.', '.800.'), url),
      new URL(one.original_url.replace('.webp', '.webp.draft'), url),
      new URL(one.original_url.replace('.webp', ''), url),
      new URL(`/uploads/${one.name}`, url),
      new URL(one.original_url.replace(one.name, '..%2Fsecret'), url),
    ]
    for (const { pathname, search } of tries)
      expect((await get(pathname + search)).statusCode).toBeGreaterThanOrEqual(404)
  })
})

test('a file that no picture knows goes, whatever it is called; drawings of one that is known stay', async () => {
  const old = Date.UTC(2020, 1) / 1000
  const put = (name: string) => {
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), old, old)
  }
  const { name } = (await send(pictures.png)).data
  utimesSync(join(folder, name), old, old)
  const lost = ['upl_aaaaaaaaaaaaaaaaaaaaaa.webp', 'upl_aaaaaaaaaaaaaaaaaaaaaa.320.webp', `${name}.draft`]
  lost.forEach(put)
  await removeLost(house.parts)
  expect(stored()).toContain(name)
  for (const one of lost) expect(stored()).not.toContain(one)
})

describe('an upload', () => {
  const claim = (name: string, personId: string) =>
    house.database.transaction((tx) => claimUpload(tx, { name, personId, now: house.clock.now() }))

  test('is attachable by who sent it alone', async () => {
    const { data } = await send(pictures.jpeg)
    await expect(claim(data.name, mara.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(claim('upl_aaaaaaaaaaaaaaaaaaaaaa.webp', ida.id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await claim(data.name, ida.id)).toEqual({ name: data.name, width: 40, height: 30, fresh: true })
    expect(await claim(data.name, ida.id)).toMatchObject({ fresh: false })
  })

  test('that is attached to nothing goes after a day, the attached one stays', async () => {
    const big = await sharp({ create: { width: 1000, height: 900, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const [loose, kept] = [(await send(big)).data, (await send(big)).data]
    await claim(kept.name, ida.id)
    await house.clock.advance(23 * 3_600_000)
    await removeLoose(house.parts)
    expect(stored()).toContain(loose.name)
    await house.clock.advance(2 * 3_600_000)
    await removeLoose(house.parts)
    expect(stored().filter((file) => file.startsWith(loose.name.slice(0, -5)))).toEqual([])
    expect(stored().filter((file) => file.startsWith(kept.name.slice(0, -5)))).toHaveLength(3)
  })

  test('of somebody who leaves goes with them', async () => {
    const toma = await client(house)
    const { data } = await send(pictures.jpeg, toma)
    await claim(data.name, toma.id)
    await house.database.transaction((tx) => removeUploadsOf(tx, house.parts, toma.id))
    expect(stored()).not.toContain(data.name)
  })

  test('needs somebody who is signed in', async () => {
    expect((await house.call(uploads.media, { file: new Blob(['x']) })).problem.code).toBe('signed_out')
  })
})

describe('a malformed request', () => {
  const head = (name: string, more = '') => `content-disposition: form-data; name="${name}"${more}\r\n\r\n`
  const file = head('file', '; filename="a.png"')
  const png = pictures.png.toString('latin1')
  const cases: Record<string, [body: string, status: number]> = {
    'without its end': [`--b\r\n${file}${png}`, 422],
    'with no part': ['--b--\r\n', 422],
    'that is empty': ['', 422],
    'with another field': [`--b\r\n${head('picture', '; filename="a.png"')}${png}\r\n--b--\r\n`, 422],
    'with two files': [`--b\r\n${file}${png}\r\n--b\r\n${file}${png}\r\n--b--\r\n`, 422],
    'with a hundred fields': [
      `--b\r\n${Array.from({ length: 100 }, (_, i) => `${head(`f${i}`)}x\r\n--b\r\n`).join('')}${file}${png}\r\n--b--`,
      422,
    ],
    'with a field called __proto__': [`--b\r\n${head('__proto__')}x\r\n--b\r\n${file}${png}\r\n--b--\r\n`, 422],
    'with a head without end': [`--b\r\n${'x'.repeat(200_000)}`, 422],
    'with a text in place of the file': [`--b\r\n${head('file')}hello\r\n--b--\r\n`, 422],
  }
  test.each(Object.entries(cases))(
    '%s is refused in its place and leaves nothing behind',
    async (_, [body, status]) => {
      const before = stored()
      const answer = await house.app.inject({
        method: 'POST',
        url: uploads.media.path,
        headers: { authorization: `Bearer ${await tokenOf(ida)}`, 'content-type': 'multipart/form-data; boundary=b' },
        payload: Buffer.from(body, 'latin1'),
      })
      expect([answer.statusCode, answer.json().status]).toEqual([status, status])
      expect(stored()).toEqual(before)
    },
  )

  test('that is not multipart is 415', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(ida)}`, 'content-type': 'image/png' }
    const answer = await house.app.inject({ method: 'POST', url: uploads.media.path, headers, payload: pictures.png })
    expect(answer.json().code).toBe('unknown_type')
  })

  test('that breaks off leaves nothing behind, and the server goes on', async () => {
    const { port, hostname } = new URL(await house.listen())
    const before = stored()
    const token = await tokenOf(ida)
    await new Promise<void>((resolve) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '900000',
      }
      const sending = request({ port, hostname, method: 'POST', path: uploads.media.path, headers })
      sending.on('error', () => resolve()).write(`--b\r\n${file}${png}`, () => sending.destroy(new Error('gone')))
    })
    expect((await send(pictures.png)).status).toBe(201)
    expect(stored()).toHaveLength(before.length + 1)
  })
})
