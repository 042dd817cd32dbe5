import { join } from 'node:path'
import type { Parts } from '../kernel/parts.ts'
import { inBucket } from './bucket.ts'
import { diskIn } from './disk.ts'

/** Where bytes lie. Names are ours: letters, digits, `_`, `-` and dots. */
export interface Storage {
  /** Whole or not at all, whatever happens. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Undefined when there is nothing of that name. */
  get(name: string): Promise<Buffer | undefined>
  /** Nothing to remove is no failure. */
  remove(name: string): Promise<void>
  /** Names of what was put before `ms` since the epoch, as the storage's own clock counts; in parts, so that none grows. */
  olderThan(ms: number): AsyncIterable<string[]>
}

const opened = new WeakMap<Parts['site'], Storage>()

/** The uploads of this site: in its bucket if it has one, else on its disk. */
export const openStorage = ({ site, log }: Pick<Parts, 'site' | 'log'>) => {
  const onError = (err: unknown) => log.error({ err }, 'the storage failed')
  const storage =
    opened.get(site) ?? (site.bucket ? inBucket(site.bucket, onError) : diskIn(join(site.dataDir, 'uploads')))
  opened.set(site, storage)
  return storage
}
