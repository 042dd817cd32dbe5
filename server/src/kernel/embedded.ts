import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { claimFolder } from './single-node.ts'
import { syncFileSystem, openWal } from './wal.ts'
import { PgliteSocket } from './pglite-socket.ts'

const checkpointEveryMs = 5 * 60_000
const extensions = { btree_gist, pg_trgm }

/** The embedded database in `dataDir`, as a stream for `pg`. Commits are synced to the disk before they are acknowledged. */
export const openEmbedded = async (dataDir: string) => {
  const letGo = claimFolder(dataDir)
  const folder = join(dataDir, 'postgres')
  const lite = await PGlite.create({ dataDir: folder, extensions })
  await syncFileSystem(folder)
  const wal = openWal(folder)
  const checkpoint = async () => {
    await lite.exec('checkpoint')
    await syncFileSystem(folder)
  }
  const timer = setInterval(() => void checkpoint().catch(() => {}), checkpointEveryMs)
  timer.unref()
  return {
    stream: () => new PgliteSocket(lite, () => wal.sync()),
    async close() {
      clearInterval(timer)
      await checkpoint()
      await lite.close()
      wal.close()
      letGo()
    },
  }
}

/** An embedded database in memory, for tests; `image` is a dumped data folder to begin from. */
export const openInMemory = async (image?: Blob) => {
  const lite = await PGlite.create({ dataDir: 'memory://', extensions, ...(image ? { loadDataDir: image } : {}) })
  return {
    stream: () => new PgliteSocket(lite, async () => {}),
    dump: async () => new Blob([await (await lite.dumpDataDir('none')).arrayBuffer()]),
    close: () => lite.close(),
  }
}
