import { uploads } from '@evenlight/contract/uploads'
import { openHttp } from '../src/kernel/http.ts'
import { readInput } from '../src/kernel/input.ts'
import { storePicture } from '../src/uploads/store-picture.ts'
import { diskIn } from '../src/uploads/disk.ts'

/**
 * What the server does with an upload, in a process of its own and without a database, whose own memory comes and goes:
 * receives, draws and stores. Prints its address.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('drawer <folder>')
const app = await openHttp({ logLevel: 'silent', trustProxy: false, publicHttps: false })
app.post('/', async (request, reply) => {
  const { upload } = await readInput(uploads.publicMedia, request)
  await storePicture(diskIn(folder), upload?.bytes ?? Buffer.alloc(0))
  return reply.status(201).send({})
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
