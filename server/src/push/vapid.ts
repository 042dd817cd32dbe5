import { createECDH } from 'node:crypto'
import type { Parts } from '../kernel/parts.ts'

/** How push services know that a message is ours (VAPID). */
export interface Vapid {
  subject: string
  publicKey: string
  privateKey: string
}

/**
 * The key pair of this site: of its settings, or made from its secret, which a site without settings keeps in its data folder.
 * Browsers subscribe for one key alone, so another secret means that everybody asks anew.
 */
export const vapidOf = ({ keys, site }: Pick<Parts, 'keys' | 'site'>): Vapid => {
  const pair = createECDH('prime256v1')
  const own = site.push.privateKey
  pair.setPrivateKey(own === undefined ? keys.of('vapid') : Buffer.from(own, 'base64url'))
  return {
    subject: site.push.subject,
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  }
}
