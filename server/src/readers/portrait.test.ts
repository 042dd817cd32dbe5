import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readers } from '@evenlight/contract/readers'
import { uploads } from '@evenlight/contract/uploads'
import { openHouse } from '../../test/house.ts'
import { reader } from '../../test/people.ts'
import { square } from '../../test/pictures.ts'
import { savePortrait } from './public.ts'

const house = await openHouse()

const [mara, idris] = [await reader(house), await reader(house)]

const send = async (bytes: Buffer, from = mara) =>
  (await from.call(uploads.media, { file: new Blob([new Uint8Array(bytes)]) })).data.name
const portray = (name: string, who = mara) =>
  house.database.transaction((tx) => savePortrait(tx, who.id, name, house.clock.now()))
const cardOf = async ({ id }: { id: string }) => (await house.call(readers.profile, { params: { id } })).data
const get = (url: string) => house.app.inject({ url })

test('a reader without a picture has none; one that is set is on their card, in its sizes, for everybody', async () => {
  expect((await cardOf(mara)).picture).toBeNull()
  await portray(await send(await square()))
  const { picture } = await cardOf(mara)
  expect(picture).toMatchObject({ width: 900, height: 900 })
  expect(picture!.sizes.map(({ width }) => width)).toEqual([320, 800, 900])
  for (const { url, width } of picture!.sizes) {
    const answer = await get(url)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
  }
})

test('only a square upload of their own becomes a reader’s picture', async () => {
  const oblong = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const before = (await cardOf(mara)).picture
  for (const name of [await send(oblong), await send(await square(), idris)])
    await expect(portray(name)).rejects.toMatchObject({ code: 'not_found' })
  expect((await cardOf(mara)).picture).toEqual(before)
})

test('a link to a reader is shown with their picture, in the place of the drawing', async () => {
  const middle = async () => {
    const { rawPayload } = await get(`/pictures/profile/${idris.id}.png`)
    const cut = { left: 830, top: 380, width: 30, height: 30 }
    return (await sharp(await sharp(rawPayload).extract(cut).png().toBuffer()).stats()).dominant
  }
  const teal = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await portray(await send(teal, idris), idris)
  const { r, g, b } = await middle()
  expect(r).toBeLessThan(40)
  expect(Math.min(g, b)).toBeGreaterThan(90)
})

test('what is nobody’s picture, or that of a reader who is not shown, is not there', async () => {
  const loose = await send(await square())
  expect((await get(`/portraits/${loose}`)).statusCode).toBe(404)
  expect((await get(`/portraits/${loose.replace('.webp', '.draft')}`)).statusCode).toBe(404)
  expect((await get('/portraits/..%2Fsecret')).statusCode).toBe(404)
  await portray(loose)
  const { original_url, sizes } = (await cardOf(mara)).picture!
  expect((await get(original_url)).statusCode).toBe(200)
  await house.database.pool.query('update reader set listed = false where id = $1', [mara.id])
  for (const { url } of sizes) expect((await get(url)).statusCode).toBe(404)
})
