import { randomUUID } from 'node:crypto'

/** Does something as whoever holds the token; answers what came back, and throws where it was refused. */
export const asker =
  (port: number) =>
  async <Answer>(path: string, body: object, token?: string): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: Answer }).data
  }
