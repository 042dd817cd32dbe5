import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parts } from '../kernel/parts.ts'

/** Where bytes lie. Names are ours: letters, digits, `_`, `-` and one dot. */
export interface Storage {
  put(name: string, bytes: Buffer): Promise<void>
  /** Undefined when there is nothing of that name. */
  get(name: string): Promise<Buffer | undefined>
  /** Nothing to remove is no failure. */
  remove(name: string): Promise<void>
  /** Names of what was put before `ms` since the epoch, as the storage's own clock counts. */
  olderThan(ms: number): Promise<string[]>
}

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

/** Files in a folder of this machine; whole or not there at all, whatever happens. */
export const diskIn = (folder: string): Storage => {
  const pathOf = (name: string) => join(folder, name)
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = pathOf(`${name}.draft`)
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, pathOf(name))
    },
    get: (name) => readFile(pathOf(name)).catch(missing),
    remove: (name) => rm(pathOf(name), { force: true }),
    async olderThan(ms) {
      const names = (await readdir(folder).catch(missing)) ?? []
      const ages = await Promise.all(
        names.map(async (name) => ({ name, at: (await stat(pathOf(name)).catch(missing))?.mtimeMs ?? Infinity })),
      )
      return ages.filter(({ at }) => at < ms).map(({ name }) => name)
    },
  }
}

/** The uploads of this site. */
export const storageOf = ({ site }: Pick<Parts, 'site'>) => diskIn(join(site.dataDir, 'uploads'))
