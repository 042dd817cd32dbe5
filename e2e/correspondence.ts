import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { picture } from './composer.ts'
import { newClient, post, signedIn } from './people.ts'

type Entry = Awaited<ReturnType<typeof signedIn>>
const entries = new Map<string, { entry: Promise<Entry>; atMs: number }>()
const entryMsMax = 10 * 60_000

/** Somebody's token and id; each signs in again before the token ends. */
const entryOf = (request: APIRequestContext, login: string) => {
  const known = entries.get(login)
  if (known && performance.now() - known.atMs < entryMsMax) return known.entry
  const entry = signedIn(request, login)
  entries.set(login, { entry, atMs: performance.now() })
  return entry
}

async function answered<Answer>(answer: Awaited<ReturnType<APIRequestContext['post']>>) {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: Answer }).data
}

const headersOf = ({ token }: Entry) => ({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() })

/** A new client whom the demo reader may write to, as the client has made the reader a favourite. */
export async function knownClient(request: APIRequestContext) {
  const who = await newClient(request)
  const [client, reader] = await Promise.all([entryOf(request, who), entryOf(request, 'demo-reader')])
  const liked = { reader_id: reader.user.id, favorite: true }
  await post(request, '/api/v2/favorite-readers/favorite-options/save', liked, client.token)
  return who
}

interface Letter {
  from: string
  to: string
  text: string
  withPicture?: boolean
}

/** Sends a message the way the site does; it waits. Answers its id. */
export async function held(request: APIRequestContext, { from, to, text, withPicture }: Letter) {
  const [sender, recipient] = await Promise.all([entryOf(request, from), entryOf(request, to)])
  const upload = () =>
    request.post('/api/v2/upload-file/media', { headers: headersOf(sender), multipart: { file: picture } })
  const image = withPicture ? (await answered<{ name: string }>(await upload())).name : ''
  const { type, id } = sender.user
  const [client_id, reader_id] = type === 'CLIENT' ? [id, recipient.user.id] : [recipient.user.id, id]
  const multipart = { message: text, client_id, reader_id, type, image }
  const sent = await request.post('/api/v2/msg-transcripts/create', { headers: headersOf(sender), multipart })
  return (await answered<{ id: string }>(sent)).id
}

const decide = async (request: APIRequestContext, id: string, decision: string, body: object) =>
  post(request, `/api/v2/msg-transcripts/${id}/${decision}`, body, (await entryOf(request, 'demo-admin')).token)

/** An admin approves it, less these parts. */
export const approve = (request: APIRequestContext, id: string, redactions: { from: number; to: number }[] = []) =>
  decide(request, id, 'approve', { redactions })
/** An admin returns it. */
export const sendBack = (request: APIRequestContext, id: string, reason: string) =>
  decide(request, id, 'return', { reason })

/** Sent and approved. */
export async function delivered(request: APIRequestContext, letter: Letter) {
  const id = await held(request, letter)
  await approve(request, id)
  return id
}
