const boundary = '----evenlight-corpus'
export const formType = `multipart/form-data; boundary=${boundary}`

/** A form with one file in it, under whatever name and type somebody claims. */
export const formWith = (bytes: Buffer, claim: { filename?: string; type?: string } = {}) => {
  const { filename = 'picture', type } = claim
  const head = [
    `--${boundary}`,
    `content-disposition: form-data; name="file"; filename="${filename}"`,
    ...(type === undefined ? [] : [`content-type: ${type}`]),
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}
