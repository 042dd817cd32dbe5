import { calls } from '../calls.ts'

/** Credentials are good for two hours; a way that is sought later is sought with new ones. */
const FRESH_MS = 3_600_000

/** How this browser may find the other: what the site says, as soon as it has said it. Without an answer, by itself. */
export function makeWays(readingId: string) {
  let known: RTCConfiguration = {}
  let askedAtMs = -Infinity
  const ask = async () => {
    askedAtMs = performance.now()
    try {
      const { ice_servers, relay_only } = await calls.callServers({ query: { chat_id: readingId } })
      known = { iceServers: ice_servers, iceTransportPolicy: relay_only ? 'relay' : 'all' }
    } catch {
      askedAtMs = -Infinity
    }
  }
  return {
    asked: ask(),
    now: () => {
      if (performance.now() - askedAtMs > FRESH_MS) void ask()
      return known
    },
  }
}
