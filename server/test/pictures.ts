import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

const plain = { width: 40, height: 30, channels: 3, background: { r: 200, g: 120, b: 40 } } as const
const plainPicture = () => sharp({ create: plain })

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
/** A PNG of a few kilobytes that unpacks to `side` × `side` pixels. */
export const bomb = (side: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const magic = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

export const script = '<script>alert(document.domain)</script>'
const gps = {
  IFD0: { Make: 'Camera of the witness', ImageDescription: script },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' },
}
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`
const text = (value: string) => Buffer.from(value)

/** Pictures that are fine, by name. */
export const good = async () => ({
  jpeg: await plainPicture().jpeg().toBuffer(),
  png: await plainPicture().png().toBuffer(),
  webp: await plainPicture().webp().toBuffer(),
  gif: await plainPicture().gif().toBuffer(),
  'jpeg with a place and a script in its metadata': await plainPicture().withExif(gps).jpeg().toBuffer(),
  'jpeg that is HTML behind its end': Buffer.concat([await plainPicture().jpeg().toBuffer(), text(`<html>${script}`)]),
  'gif that is JavaScript in its comment': Buffer.concat([
    await plainPicture().gif().toBuffer(),
    text(`/*${script}*/=1;alert(1)`),
  ]),
  'png that is a ZIP behind its end': Buffer.concat([
    await plainPicture().png().toBuffer(),
    text('PK\x03\x04'),
    Buffer.alloc(200),
  ]),
})

/** Files that must be refused, by name, with the code. */
export const bad = async () => {
  const { jpeg, png } = await good()
  return {
    svg: [text(svg), 'unknown_type'],
    'svg behind an XML head': [text(`<?xml version="1.0"?>${svg}`), 'unknown_type'],
    html: [text(`<!doctype html>${script}`), 'unknown_type'],
    'html behind the magic of a png': [Buffer.concat([png.subarray(0, 8), text(script)]), 'unknown_type'],
    'svg behind the magic of a gif': [text(`GIF89a${svg}`), 'unknown_type'],
    'html in the clothes of webp': [text(`RIFF\x10\x00\x00\x00WEBP${script}`), 'unknown_type'],
    'a script': [text('#!/bin/sh\nrm -rf /'), 'unknown_type'],
    php: [text('<?php system($_GET[0]);'), 'unknown_type'],
    pdf: [text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'), 'unknown_type'],
    zip: [text('PK\x03\x04\x14\x00'), 'unknown_type'],
    tiff: [await plainPicture().tiff().toBuffer(), 'unknown_type'],
    avif: [await plainPicture().avif().toBuffer(), 'unknown_type'],
    bmp: [Buffer.concat([text('BM'), Buffer.alloc(100)]), 'unknown_type'],
    ico: [Buffer.from('000001000100101000000100200068040000160000', 'hex'), 'unknown_type'],
    'a program': [Buffer.concat([text('\x7fELF'), Buffer.alloc(60)]), 'unknown_type'],
    'a jpeg cut in the middle': [jpeg.subarray(0, jpeg.length / 2), 'unknown_type'],
    'a png cut after its head': [png.subarray(0, 40), 'unknown_type'],
    'noise behind the magic of a jpeg': [Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(5000, 7)]), 'unknown_type'],
    nothing: [Buffer.alloc(0), 'unknown_type'],
    'zero bytes': [Buffer.alloc(1000), 'unknown_type'],
    'a bomb of 400 megapixels': [bomb(20_000), 'too_large'],
    'a picture of 25 megapixels': [bomb(5000), 'too_large'],
    'more than eight megabytes': [Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]), 'too_large'],
  } as Record<string, [Buffer, 'unknown_type' | 'too_large']>
}
