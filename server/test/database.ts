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

/** A fresh database from the migrated template: PostgreSQL or embedded, as the run asks. */
export const freshDatabase = async () => {
  const template = inject('template')
  if ('image' in template)
    return { ...(await openDatabase({ image: imageFrom(template.image) }, options)), url: undefined }
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: `${template.url}postgres` })
  await admin.connect()
  await admin.query(`create database ${name} template template_evenlight`)
  await admin.end()
  return { ...(await openDatabase({ url: template.url + name }, options)), url: template.url + name }
}
