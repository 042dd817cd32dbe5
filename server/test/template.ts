import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openInMemory } from '../src/kernel/embedded.ts'
import { jobsOn } from '../src/kernel/jobs.ts'
import { mailJob, mailPartJob } from '../src/kernel/mail.ts'
import { migrate } from '../src/kernel/migrate.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A dumped data folder, or the address of a PostgreSQL that holds the database `template_evenlight`. */
    template: { image: string } | { url: string }
  }
}

const settle = async (pool: pg.Pool, embedded: boolean) => {
  await migrate(pool)
  const jobs = jobsOn(pool, { embedded, timeZone: 'UTC', onError: () => {} })
  await jobs.open([mailJob, mailPartJob].map((job) => ({ job, work: async () => {} })))
  await jobs.stop()
}

/** Makes the migrated database that every test file copies; runs once for all of them. */
export default async function setup(project: TestProject) {
  if (process.env.EVENLIGHT_TEST_DB === 'postgres') {
    const server = await startPostgres({ fsync: 'off', synchronous_commit: 'off' })
    const admin = new pg.Pool({ connectionString: server.urlOf('postgres') })
    await admin.query('create database template_evenlight')
    await admin.end()
    const pool = new pg.Pool({ connectionString: server.urlOf('template_evenlight') })
    await settle(pool, false)
    await pool.end()
    project.provide('template', { url: server.urlOf('') })
    return () => server.stop()
  }
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-template-'))
  const lite = await openInMemory()
  const pool = new pg.Pool({ stream: () => lite.stream() as never, max: 1 })
  await settle(pool, true)
  await pool.end()
  const image = join(folder, 'image.tar')
  writeFileSync(image, Buffer.from(await (await lite.dump()).arrayBuffer()))
  await lite.close()
  project.provide('template', { image })
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The dumped data folder, as PGlite takes it. */
export const imageFrom = (file: string) => new Blob([readFileSync(file)])
