import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

// A proxy stands on this machine or network; what comes before its own entry in X-Forwarded-For was written by the caller.
const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/** Whether an address may be that of our own proxy. */
export const isProxy = (address: string) => near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Where a request came from that no framework has read: the last of its way that is no proxy of ours. */
export const addressOf = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxy: boolean) => {
  const own = socket.remoteAddress ?? ''
  if (!trustProxy) return own
  const way = [
    own,
    ...String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((one) => one.trim())
      .reverse(),
  ].filter(Boolean)
  return way.find((one) => !isProxy(one)) ?? way.at(-1) ?? own
}
