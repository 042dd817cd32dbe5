import { readings } from '@evenlight/contract/readings'
import { pair } from './readings.ts'
import { ask, openStanding } from './standing.ts'

/**
 * A server in a process of its own, to be killed. It makes `pairs` of people with a requested and accepted reading each,
 * prints who they are, and then serves until it dies. With no pairs it prints what the audit finds.
 */
const [where, dataDir, pairs] = process.argv.slice(2)
if (!where || !dataDir) throw new Error('victim <url or folder> <folder> <pairs>')

const standing = await openStanding(where.startsWith('postgres') ? { url: where } : { dataDir: where }, dataDir)
const people = []
for (let n = 0; n < Number(pairs); n++) {
  const two = await pair(standing.house, { free_seconds: 120, paid_seconds: 1200 })
  const { data } = await ask(standing.address, two.client.token, readings.request, {
    body: { reader_id: two.reader.id, channel: 'chat', continue_on_paid: true },
  })
  const { id } = data as unknown as { id: string }
  await ask(standing.address, two.reader.token, readings.update, { body: { chat_id: id, action: 'accept' } })
  people.push({ readingId: id, client: two.client.token, reader: two.reader.token })
}
console.log(JSON.stringify({ address: standing.address, people, broken: await standing.audit() }))
process.on('SIGTERM', () => void standing.close().then(() => process.exit(0)))
