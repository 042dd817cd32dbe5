import type { FastifyRequest } from 'fastify'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request comes from this machine, by address and by name: a name that somebody else points here is not
 * ours, and what a proxy passes on, whatever it says, is not from here.
 */
export const isLoopback = (request: FastifyRequest) =>
  loopback.has(request.ip) &&
  loopback.has(request.socket.remoteAddress ?? '127.0.0.1') &&
  request.headers['x-forwarded-for'] === undefined &&
  ownNames.has(request.hostname)
