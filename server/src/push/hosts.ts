/** Where the push services of browsers take messages: Chrome and most others, Firefox, Edge, Safari. A dot: whatever lies below. */
const known = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

/**
 * Whether this address, which a browser gave us, is one of a push service: whoever could name any other would have us call it
 * from within. `more` are hosts of the operator's own, with their port.
 */
export const isPushService = (endpoint: string, more: readonly string[]) => {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  if (more.includes(url.host)) return true
  return known.some((host) => (host.startsWith('.') ? url.host.endsWith(host) : url.host === host))
}
