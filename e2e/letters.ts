import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { newClient, post, signedIn } from './people.ts'

interface Letter {
  id: string
  message: string
  state: string
  returned_reason?: string
  client: { username: string }
  claimed?: { by: { id: string } }
  strikes: number
}

async function ask<Answer>(request: APIRequestContext, path: string, token: string) {
  const answer = await request.get(`/api/v2/${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** A client who writes to the demo reader; `write` answers the id of the message that now waits. */
export async function newWriter(request: APIRequestContext) {
  const name = await newClient(request)
  const [{ token, user }, reader] = [await signedIn(request, name), await signedIn(request, 'demo-reader')]
  const write = async (message: string) => {
    const answer = await request.post('/api/v2/msg-transcripts/create', {
      multipart: { message, client_id: user.id, reader_id: reader.user.id, type: 'CLIENT', image: '' },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    })
    if (!answer.ok()) throw new Error(`writing answered ${answer.status()} ${await answer.text()}`)
    return ((await answer.json()) as { data: Letter }).data.id
  }
  /** What became of one's own letters that were not delivered. */
  const outbox = async () => (await ask<{ data: Letter[] }>(request, 'message-center/outbox', token)).data
  return { name, write, outbox }
}

/** What the demo reader has received from this client, the newest first. */
export async function receivedFrom(request: APIRequestContext, name: string) {
  const { token } = await signedIn(request, 'demo-reader')
  const { data } = await ask<{ data: Letter[] }>(request, `message-center/inbox?limit=100&q=${name}`, token)
  return data.filter(({ client }) => client.username === name).map(({ message }) => message)
}

/** How often the moderators' queue says that the sender of this waiting message tried to pass on contact details. */
export async function strikesBeside(request: APIRequestContext, id: string) {
  const { token } = await signedIn(request, 'demo-admin')
  const { data } = await ask<{ data: Letter[] }>(request, 'moderation/queue?limit=100', token)
  return data.find((one) => one.id === id)?.strikes
}

/** Approves whatever other stories left waiting, so that the queue begins empty; what somebody reviews, in their name. */
export async function clearQueue(request: APIRequestContext) {
  const [admin, moderator] = [await signedIn(request, 'demo-admin'), await signedIn(request, 'demo-moderator')]
  for (;;) {
    const { data } = await ask<{ data: Letter[] }>(request, 'moderation/queue?limit=100', admin.token)
    if (!data.length) return
    for (const { id, claimed } of data) {
      const { token } = claimed?.by.id === moderator.user.id ? moderator : admin
      await post(request, `/api/v2/msg-transcripts/${id}/approve`, { delay_seconds: 0 }, token)
    }
  }
}
