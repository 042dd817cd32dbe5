import { Redis } from 'ioredis'

const againMsMax = 2000

/** A connection that comes back by itself. Nothing waits for it: what it would have answered fails at once meanwhile. */
export const openRedis = (url: string, onError: (error: Error) => void) => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: (times) => Math.min(times * 100, againMsMax),
  })
  redis.on('error', (error: Error) => onError(new Error(`redis: ${error.message}`)))
  return redis
}
