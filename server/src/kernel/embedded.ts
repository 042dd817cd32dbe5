import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { syncFileSystem, walOf } from './wal.ts'
import { Wire } from './wire.ts'

const checkpointEveryMs = 5 * 60_000
const extensions = { btree_gist, pg_trgm }

/** Held by the system as long as the process lives, so that none is ever stale; PGlite itself takes no lock. */
const lockFolder = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new Error(`Another Evenlight is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`)
  }
  return lock
}

/** The embedded database in `dataDir`, as a stream for `pg`. Commits are synced to the disk before they are acknowledged. */
export const openEmbedded = async (dataDir: string) => {
  const lock = lockFolder(dataDir)
  const folder = join(dataDir, 'postgres')
  const lite = await PGlite.create({ dataDir: folder, extensions })
  await syncFileSystem(folder)
  const wal = walOf(folder)
  const checkpoint = async () => {
    await lite.exec('checkpoint')
    await syncFileSystem(folder)
  }
  const timer = setInterval(() => void checkpoint().catch(() => {}), checkpointEveryMs)
  timer.unref()
  return {
    stream: () => new Wire(lite, () => wal.sync()),
    async close() {
      clearInterval(timer)
      await checkpoint()
      await lite.close()
      wal.close()
      lock.close()
    },
  }
}

/** An embedded database in memory, for tests; `image` is a dumped data folder to begin from. */
export const openInMemory = async (image?: Blob) => {
  const lite = await PGlite.create({ dataDir: 'memory://', extensions, ...(image ? { loadDataDir: image } : {}) })
  return {
    stream: () => new Wire(lite, async () => {}),
    dump: async () => new Blob([await (await lite.dumpDataDir('none')).arrayBuffer()]),
    close: () => lite.close(),
  }
}
