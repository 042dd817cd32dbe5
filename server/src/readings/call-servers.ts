import { createHmac } from 'node:crypto'
import type { CallServers } from '@evenlight/contract/call'
import { hourMs } from '@evenlight/core/wall-clock'
import type { input } from 'zod/v4/core'
import type { CallWays } from '../kernel/parts.ts'

/** A call that has begun outlives its credentials; whoever seeks a new way asks for new ones. */
const heldMs = 2 * hourMs

/**
 * Where the two of this reading find each other. Relays know no people: who may use them is said by a name that ends with its
 * hour, and the secret that they share with us (coturn's `use-auth-secret`).
 */
export const serversFor = (
  { stunUrls, turnUrls, turnSecret, relayOnly }: CallWays,
  readingId: string,
  now: number,
): input<typeof CallServers> => {
  const stun = stunUrls.length ? [{ urls: stunUrls }] : []
  if (turnSecret === undefined || turnUrls.length === 0) return { ice_servers: stun, relay_only: false }
  const username = `${Math.floor((now + heldMs) / 1000)}:${readingId}`
  // The relay's own protocol names this hash.
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64')
  return { ice_servers: [...stun, { urls: turnUrls, username, credential }], relay_only: relayOnly }
}
