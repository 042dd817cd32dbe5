import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../src/kernel/open.ts'
import { imageFrom } from './template.ts'

const options = {
  timeZone: 'UTC',
  onError: (error: Error) => {
    if (!/terminating connection/.test(error.message)) throw error
  },
}

/** The address of a fresh PostgreSQL database, copied from the template of the server at `server`. */
export const freshUrl = async (server: string) => {
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: `${server}postgres` })
  await admin.connect()
  await admin.query(`create database ${name} template template_evenlight`)
  await admin.end()
  return server + name
}

/** A fresh database from the migrated template: PostgreSQL or embedded, as the run asks. */
export const freshDatabase = async () => {
  const template = inject('template')
  if ('image' in template)
    return { ...(await openDatabase({ image: imageFrom(template.image) }, options)), url: undefined }
  const url = await freshUrl(template.url)
  return { ...(await openDatabase({ url }, options)), url }
}
