import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { uploads } from '@evenlight/contract/uploads'
import { formType, formWith } from '../../test/corpus/form.ts'
import { harmless } from '../../test/corpus/harmless.ts'
import { notPictures, tooLarge } from '../../test/corpus/refused.ts'
import { traces } from '../../test/corpus/traces.ts'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { good } from '../../test/pictures.ts'

const house = await openHouse()
const ida = await client(house)
const [fine, no, large] = [await harmless(), await notPictures(), await tooLarge()]
const { png } = await good()

const stored = () => readdirSync(join(house.parts.site.dataDir, 'uploads')).toSorted()
const send = (bytes: Buffer, claim?: { filename?: string; type?: string }) =>
  house.app.inject({
    method: 'POST',
    url: uploads.media.path,
    headers: { authorization: `Bearer ${ida.token}`, 'content-type': formType },
    payload: formWith(bytes, claim),
  })

/** The chunks of a WebP; whatever stands behind the last one is named too. */
const chunksOf = (webp: Buffer) => {
  const chunks = [webp.toString('latin1', 0, 4), webp.toString('latin1', 8, 12)]
  let at = 12
  while (at + 8 <= webp.length) {
    chunks.push(webp.toString('latin1', at, at + 4))
    at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) & 1)
  }
  return at === webp.length && webp.readUInt32LE(4) + 8 === at ? chunks : [...chunks, 'something behind']
}
const pure = ['RIFF', 'WEBP', 'VP8 ', 'VP8L', 'VP8X', 'ALPH']

const expectPure = async (answer: Awaited<ReturnType<typeof send>>) => {
  expect(answer.statusCode, answer.payload).toBe(201)
  const { data } = answer.json()
  for (const { url, width } of data.sizes as { url: string; width: number }[]) {
    const { rawPayload: drawn, headers } = await house.app.inject({ url })
    expect(headers['content-type']).toBe('image/webp')
    expect(chunksOf(drawn).filter((name) => !pure.includes(name))).toEqual([])
    expect(traces.filter((trace) => drawn.includes(trace))).toEqual([])
    const { info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(width)
  }
}

test('the corpus is what it says', async () => {
  expect(Object.keys({ ...fine, ...no, ...large }).length).toBeGreaterThanOrEqual(80)
  const of = (name: string) => sharp(fine[name], { limitInputPixels: false }).metadata()
  expect(await of('a JPEG in CMYK')).toMatchObject({ space: 'cmyk' })
  expect(await of('a JPEG in steps')).toMatchObject({ isProgressive: true })
  expect(await of('a PNG of 16 bits')).toMatchObject({ depth: 'ushort' })
  expect(await of('an interlaced PNG')).toMatchObject({ isProgressive: true })
  expect(await of('a PNG of a palette with clear parts')).toMatchObject({ isPalette: true, hasAlpha: true })
  expect(await of('a WebP that moves')).toMatchObject({ pages: 12 })
  expect(await of('a GIF of five thousand frames')).toMatchObject({ pages: 5000 })
  for (const way of ['JPEG', 'PNG', 'WebP'])
    expect(await of(`a ${way} with a place, a profile and an XMP`)).toMatchObject({
      exif: expect.any(Buffer),
      icc: expect.any(Buffer),
      xmp: expect.any(Buffer),
    })
})

test.each(Object.entries(fine))('%s becomes a WebP with nothing else in it', async (_, bytes) => {
  await expectPure(await send(bytes))
})

describe('what is refused leaves nothing behind:', () => {
  test.each([
    ...Object.entries(no).map(([name, bytes]) => [name, bytes, 415, 'unknown_type'] as const),
    ...Object.entries(large).map(([name, bytes]) => [name, bytes, 413, 'too_large'] as const),
  ])('%s', async (_, bytes, status, code) => {
    const before = stored()
    const answer = await send(bytes)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(stored()).toEqual(before)
  })
})

describe('the name and the type that somebody claims change nothing:', () => {
  const names = {
    'two endings': 'holiday.php.png',
    'an ending of a program': 'holiday.exe',
    'a path': '../../../../etc/passwd',
    'a path of Windows': '..\\..\\windows\\system32\\evil.png',
    'an absolute path': '/etc/cron.d/evil',
    'a zero': 'holiday.png\0.php',
    'a mark that turns the direction': 'holiday\u202egnp.exe',
    'a device': 'CON.png',
    'a stream': 'holiday.png::$DATA',
    'a line break': 'holiday.png\u2028x.php',
    'a command': '`rm -rf ~`;$(id).png',
    HTML: '<img src=x onerror=alert(1)>.png',
    nothing: '',
    'ten thousand letters': `${'x'.repeat(10_000)}.png`,
    'letters of elsewhere': 'отпуск-休暇-🏖.png',
  }
  const kept = /^upl_[\w-]{22}(\.\d+)?\.webp$/
  test.each(Object.entries(names))('%s in the name', async (_, filename) => {
    const answer = await send(png, { filename })
    expect(answer.json().data.name).toMatch(kept)
    await expectPure(answer)
    expect(stored().filter((name) => !kept.test(name))).toEqual([])
  })

  test.each(['text/html', 'image/svg+xml', 'application/x-php', 'x', '', 'image/png; charset=utf-7'])(
    '%j as its type',
    async (type) => {
      await expectPure(await send(png, { type }))
      const html = Buffer.from(traces[0]!)
      expect((await send(html, { type, filename: 'a.png' })).json().code).toBe('unknown_type')
    },
  )
})
