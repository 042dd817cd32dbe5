import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { good } from '../pictures.ts'
import { gifOf, gifScript } from './gif.ts'
import { withComment, withMarks, withThumbnail } from './jpeg.ts'
import { bomb, chunk, spoil, withChunks } from './png.ts'
import { script, witness } from './traces.ts'

const gps = {
  IFD0: { Make: witness, ImageDescription: script },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${witness}</x:xmpmeta>`
const text = (value: string) => Buffer.from(value, 'latin1')
const behind = (bytes: Buffer, more: string) => Buffer.concat([bytes, text(more), Buffer.alloc(64)])
const create = { width: 40, height: 30, channels: 4, background: { r: 200, g: 120, b: 40, alpha: 0.5 } } as const

/** Pictures of a kind that some decoders stumble over, but that are fine. */
const unusual = async () => {
  const drawing = () => sharp({ create })
  const pixels = Uint8Array.from({ length: 8 * 96 * 3 }, (_, n) => n * 7)
  return {
    'a JPEG in CMYK': await drawing().toColourspace('cmyk').jpeg().toBuffer(),
    'a JPEG in steps': await drawing().jpeg({ progressive: true }).toBuffer(),
    'a JPEG in grey, lying': await drawing().greyscale().withMetadata({ orientation: 8 }).jpeg().toBuffer(),
    'a PNG of 16 bits': await drawing().toColourspace('rgb16').png().toBuffer(),
    'an interlaced PNG': await drawing().png({ progressive: true }).toBuffer(),
    'a PNG of one bit': bomb(100),
    'a PNG of a palette with clear parts': await drawing().png({ palette: true, colours: 4 }).toBuffer(),
    'a PNG in grey with clear parts': await drawing().toColourspace('b-w').png().toBuffer(),
    'a WebP that moves': await sharp(pixels, { raw: { width: 8, height: 96, channels: 3, pageHeight: 8 } })
      .webp({ lossless: true })
      .toBuffer(),
    'a WebP without loss': await drawing().webp({ lossless: true }).toBuffer(),
    'a GIF of five thousand frames': gifOf(5000),
    'a GIF that moves, with clear parts': await drawing().gif().toBuffer(),
    'a picture 16000 pixels wide and one high': await sharp({ create: { ...create, width: 16_000, height: 1 } })
      .png()
      .toBuffer(),
    'a picture of 24 megapixels in steps': await sharp({ create: { ...create, width: 6000, height: 4000 } })
      .jpeg({ progressive: true })
      .toBuffer(),
  }
}

/** Pictures that carry something beside themselves, or are something else as well. */
const laden = async () => {
  const { jpeg, png, webp, gif } = await good()
  const full = (way: 'jpeg' | 'png' | 'webp') =>
    sharp(png).withExif(gps).withXmp(xmp).withIccProfile('p3')[way]().toBuffer()
  const anotherFrame = [
    chunk('acTL', Buffer.from('0000000200000000', 'hex')),
    chunk('fcTL', Buffer.from('00000000000000280000001e00000000000000000001000a0000', 'hex')),
  ]
  const words = [
    chunk('tEXt', text(`Comment\0${script}`)),
    chunk('zTXt', Buffer.concat([text('More\0\0'), deflateSync(Buffer.from(witness))])),
    chunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
  ]
  return {
    'a JPEG with a place, a profile and an XMP': await full('jpeg'),
    'a PNG with a place, a profile and an XMP': await full('png'),
    'a WebP with a place, a profile and an XMP': await full('webp'),
    'a JPEG with a small picture in its EXIF': withThumbnail(jpeg, Buffer.concat([jpeg, text(witness)])),
    'a JPEG with the marks of Photoshop': withMarks(jpeg, witness),
    'a JPEG that is HTML in its comment': withComment(jpeg, `--><html>${script}`),
    'a JPEG that is HTML behind its end': behind(jpeg, `<html>${script}`),
    'a JPEG that is a PDF as well': withComment(jpeg, '%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>'),
    'a JPEG that is a PHP archive as well': withComment(jpeg, `<?php echo "${witness}"; __HALT_COMPILER(); ?>`),
    'a PNG with words in all three ways': withChunks(png, ...words),
    'a PNG that is a ZIP behind its end': behind(png, `PK\x03\x04${witness}PK\x05\x06`),
    'a PNG that is a ZIP inside': withChunks(png, chunk('zIPp', text(`PK\x03\x04${witness}PK\x05\x06`))),
    'a PNG whose words unpack to a hundred megabytes': withChunks(
      png,
      chunk('zTXt', Buffer.concat([text('Bomb\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
    ),
    'a PNG whose profile unpacks to a hundred megabytes': withChunks(
      png,
      chunk('iCCP', Buffer.concat([text('Bomb\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
    ),
    'a PNG whose head has a wrong sum': spoil(png, 'IHDR'),
    'a PNG whose pixels have a wrong sum': spoil(png, 'IDAT'),
    'a PNG that moves': withChunks(png, ...anotherFrame),
    'a GIF that is a script': gifScript(script),
    'a GIF that is HTML behind its end': behind(gif, `<html>${script}`),
    'a WebP that is HTML behind its end': behind(webp, `<html>${script}`),
  }
}

/** Files that become pictures with nothing of what came with them. */
export const harmless = async (): Promise<Record<string, Buffer>> => ({ ...(await unusual()), ...(await laden()) })
