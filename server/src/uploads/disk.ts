import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'

const atOnce = 500

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

/** Files in a folder of this machine. */
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
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      } finally {
        await file.close()
      }
      await rename(draft, pathOf(name))
    },
    get: (name) => readFile(pathOf(name)).catch(missing),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *olderThan(ms) {
      const names = (await readdir(folder).catch(missing)) ?? []
      for (let from = 0; from < names.length; from += atOnce) {
        const ages = names
          .slice(from, from + atOnce)
          .map(async (name) => ({ name, at: (await stat(pathOf(name)).catch(missing))?.mtimeMs ?? Infinity }))
        yield (await Promise.all(ages)).filter(({ at }) => at < ms).map(({ name }) => name)
      }
    },
  }
}
