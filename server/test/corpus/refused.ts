import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { good } from '../pictures.ts'
import { gifOf } from './gif.ts'
import { resized } from './jpeg.ts'
import { bomb, chunk, header, pngOf } from './png.ts'
import { script } from './traces.ts'

const latin = (text: string, zeros = 0) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(zeros)])
const hex = (digits: string, zeros = 0) => Buffer.concat([Buffer.from(digits, 'hex'), Buffer.alloc(zeros)])
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`
const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const ftyp = (brand: string) => latin(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`, 400)
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
/** A WebP that says to be 16384 × 16384, and nothing more. */
const canvas = hex('52494646160000005745425056503858' + '0a00000000000000ff3f00ff3f00')

const hugeWebp = (webp: Buffer) => {
  const changed = Buffer.from(webp)
  const at = changed.indexOf(Buffer.from('9d012a', 'hex')) + 3
  changed.writeUInt16LE(16_383, at)
  changed.writeUInt16LE(16_383, at + 2)
  return changed
}

/** Files that are no picture, or none of ours, by what they are: `unknown_type`. */
export const notPictures = async (): Promise<Record<string, Buffer>> => {
  const { jpeg, png, webp, gif } = await good()
  const drawing = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  return {
    'an SVG with a script': latin(svg('<script>alert(1)</script>')),
    'an SVG behind an XML head': latin(xml + svg('<script>alert(1)</script>')),
    'an SVG that shows a file of the server': latin(svg('<image href="file:///etc/passwd" width="9" height="9"/>')),
    'an SVG with an entity from elsewhere': latin(
      `${xml}<!DOCTYPE svg [<!ENTITY x SYSTEM "http://127.0.0.1/">]>${svg('<text>&x;</text>')}`,
    ),
    'an SVG with a byte order mark': latin(`\xef\xbb\xbf${svg('')}`),
    'a zipped SVG': gzipSync(svg('<script>alert(1)</script>')),
    'an SVG behind the magic of a GIF': latin(`GIF89a${svg('')}`),
    HTML: latin(`<!doctype html>${script}`),
    'HTML behind the magic of a PNG': Buffer.concat([png.subarray(0, 8), latin(script)]),
    'HTML in the clothes of a WebP': latin(`RIFF\x10\0\0\0WEBP${script}`),
    'a shell script': latin('#!/bin/sh\nrm -rf /'),
    PHP: latin('<?php system($_GET[0]);'),
    'a PDF': latin('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'),
    PostScript: latin('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'),
    'a ZIP': latin('PK\x03\x04\x14\0', 100),
    'a program of Linux': latin('\x7fELF\x02\x01\x01', 60),
    'a program of Windows': latin('MZ\x90\0', 200),
    'a film': ftyp('isom'),
    'a TIFF': await drawing().tiff().toBuffer(),
    'an AVIF': await drawing().avif().toBuffer(),
    'a HEIC': ftyp('heic'),
    'a JPEG XL': hex('0000000c4a584c200d0a870a', 200),
    'a JPEG 2000': hex('0000000c6a5020200d0a870a', 200),
    'a BMP': latin('BM', 100),
    'an ICO': hex('000001000100101000000100200068040000160000', 100),
    'a PSD': latin('8BPS\0\x01', 100),
    'a PPM': latin('P6\n2 2\n255\n', 12),
    'a Radiance picture': latin('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 2 +X 2\n', 16),
    'a FITS': latin('SIMPLE  =                    T', 2850),
    'a text that asks a drawing program for a file': latin("push graphic-context\nimage over 0,0 0,0 '/etc/passwd'\n"),
    nothing: Buffer.alloc(0),
    'one byte': hex('ff'),
    'a thousand zeros': Buffer.alloc(1000),
    'a magic alone': png.subarray(0, 8),
    'half a JPEG': half(jpeg),
    'half a PNG': half(png),
    'half a WebP': half(webp),
    'half a GIF': half(gif),
    'a PNG cut after its head': png.subarray(0, 40),
    'a PNG without pixels': pngOf(header(9, 9)),
    'a PNG that says to be endless': pngOf(header(2 ** 31 - 1, 2 ** 31 - 1), chunk('IDAT', Buffer.alloc(9))),
    'a WebP with nothing but a canvas': canvas,
    'a PNG of no width': pngOf(header(0, 9), chunk('IDAT', Buffer.alloc(9))),
    'noise behind the magic of a JPEG': Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(5000, 7)]),
    'a JPEG of no height': resized(jpeg, 40, 0),
  }
}

/** Files that would take too much: `too_large`. */
export const tooLarge = async (): Promise<Record<string, Buffer>> => {
  const { jpeg, webp } = await good()
  return {
    'a bomb of 400 megapixels': bomb(20_000),
    'an interlaced bomb of 400 megapixels': bomb(20_000, true),
    'a picture of 25 megapixels': bomb(5000),
    'a JPEG that says to be 65500 pixels wide and high': resized(jpeg, 65_500, 65_500),
    'a GIF whose frame says to be 65535 pixels wide and high': gifOf(1, 65_535),
    'a WebP that says to be 16383 pixels wide and high': hugeWebp(webp),
    'more than eight megabytes': Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]),
  }
}
