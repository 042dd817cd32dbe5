/**
 * What Fastify and prepared statements do with the very SQL of the product, and nothing else: the anchor of the
 * directory's bench. Started with the port and the database's address.
 */
import { get } from 'node:http'
import Fastify from 'fastify'
import pg from 'pg'
import { encoded } from '../server/src/kernel/statement.ts'
import { pageAsked } from '../server/src/readers/page-store.ts'
import { profileStatement } from '../server/src/readers/store.ts'

const [port, url] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url!, max: 10 })
const app = Fastify()
const text = (query: unknown, name: string) => (query as Record<string, string | undefined>)[name]
const kept = new Map<string, Buffer>()
/** What a browser is sent, packed as it is. */
const bytesOf = (from: string) =>
  new Promise<Buffer>((resolve, reject) =>
    get(from, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.toArray().then((parts) => resolve(Buffer.concat(parts)), reject)
    }).on('error', reject),
  )

const page = async (tag: string, rating: number, q: string | undefined) => {
  const search = q === undefined ? undefined : { way: 'within' as const, q, ids: [] }
  const { statement, values } = pageAsked({
    order: 'recommended',
    tags: [tag],
    ratingHundredths: rating,
    search,
    most: 25,
  })
  const { name, text: written } = statement
  return { data: (await pool.query({ name, text: written, values: encoded(statement, values) })).rows }
}
app.get('/page', ({ query }) => page(text(query, 'tag') ?? 'all', Number(text(query, 'rating') ?? 0), text(query, 'q')))
app.get('/profile/:id', async ({ params }) => {
  const { id } = params as { id: string }
  return {
    data: (await pool.query({ name: profileStatement.name, text: profileStatement.text, values: [id] }))
      .rows[0] as object,
  }
})
app.get('/buffer', async ({ query }, reply) => {
  const from = text(query, 'from') ?? ''
  const bytes = kept.get(from) ?? (await bytesOf(from))
  kept.set(from, bytes)
  return reply.type('application/json; charset=utf-8').send(bytes)
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
