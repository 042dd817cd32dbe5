import { createECDH } from 'node:crypto'

/** Whether a browser's key can be sealed for: a point of the curve, uncompressed. */
export const isKey = (p256dh: string) => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0
  } catch {
    return false
  }
}
