/** A segment as JPEG has them. */
const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
const insert = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** The same picture with a comment as its first words. */
export const withComment = (jpeg: Buffer, text: string) => insert(jpeg, segment(0xfe, Buffer.from(text, 'latin1')))
/** The same picture with the marks of Photoshop, which can hold anything. */
export const withMarks = (jpeg: Buffer, text: string) =>
  insert(jpeg, segment(0xed, Buffer.from(`Photoshop 3.0\0${text}`, 'latin1')))
/** The same picture with a small one in its EXIF, as cameras leave it behind when somebody cuts the large one. */
export const withThumbnail = (jpeg: Buffer, thumbnail: Buffer) => {
  const tiff = Buffer.from('4d4d002a00000008' + '0000' + '0000000e' + '0002', 'hex')
  const entry = (tag: number, value: number) => {
    const bytes = Buffer.from('0000000400000001' + '00000000', 'hex')
    bytes.writeUInt16BE(tag)
    bytes.writeUInt32BE(value, 8)
    return bytes
  }
  const small = [entry(0x0201, tiff.length + 28), entry(0x0202, thumbnail.length), Buffer.alloc(4)]
  return insert(jpeg, segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, ...small, thumbnail])))
}
/** The same picture, with other measures in its head. */
export const resized = (jpeg: Buffer, width: number, height: number) => {
  const at = [0xc0, 0xc1, 0xc2].map((marker) => jpeg.indexOf(Buffer.from([0xff, marker]))).find((n) => n > 0) ?? 0
  const changed = Buffer.from(jpeg)
  changed.writeUInt16BE(height, at + 5)
  changed.writeUInt16BE(width, at + 7)
  return changed
}
