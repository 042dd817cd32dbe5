import { execFile } from 'node:child_process'
import { closeSync, fdatasync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const segmentName = /^[0-9A-F]{24}$/
const syncFile = promisify(fdatasync)

const nextSegment = (name: string) => {
  const log = name.slice(8, 16)
  const segment = Number.parseInt(name.slice(16), 16) + 1
  const carried = segment > 0xff ? (Number.parseInt(log, 16) + 1).toString(16) : log
  return (
    name.slice(0, 8) +
    carried.toUpperCase().padStart(8, '0') +
    (segment & 0xff).toString(16).toUpperCase().padStart(8, '0')
  )
}

const changedNs = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs ?? 0n

/** PGlite never calls fsync: this syncs its write-ahead log before a commit is acknowledged (docs/decisions/003). */
export const openWal = (folder: string) => {
  const wal = join(folder, 'pg_wal')
  const newest = () =>
    readdirSync(wal)
      .filter((name) => segmentName.test(name))
      .map((name) => ({ name, at: changedNs(join(wal, name)) }))
      .sort((a, b) => Number(b.at - a.at))[0]?.name
  let name = newest()
  let fd = name ? openSync(join(wal, name), 'r+') : undefined
  let seenNs = -1n
  let nextNs = name ? changedNs(join(wal, nextSegment(name))) : 0n

  const turnOver = async () => {
    if (fd !== undefined) {
      await syncFile(fd)
      closeSync(fd)
    }
    name = newest()
    fd = name ? openSync(join(wal, name), 'r+') : undefined
    if (fd !== undefined) await syncFile(fd)
    const dir = openSync(wal, 'r')
    fsyncSync(dir)
    closeSync(dir)
    seenNs = name ? changedNs(join(wal, name)) : -1n
    nextNs = name ? changedNs(join(wal, nextSegment(name))) : 0n
  }

  return {
    /** Brings what was written since the last call to the disk. */
    async sync() {
      if (!name || changedNs(join(wal, nextSegment(name))) !== nextNs) return turnOver()
      const atNs = changedNs(join(wal, name))
      if (atNs === seenNs || fd === undefined) return
      seenNs = atNs
      await syncFile(fd)
    },
    close: () => fd !== undefined && closeSync(fd),
  }
}

/** The whole file system that holds `folder`: what a checkpoint wrote must be down before the log before it may go. */
export const syncFileSystem = (folder: string) =>
  new Promise<void>((resolve) => {
    execFile('sync', ['-f', folder], () => resolve())
  })
