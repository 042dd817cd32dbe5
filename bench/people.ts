import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asker } from './ask.ts'
import { openFrames } from './frames.ts'

const beatMs = 2000
export const demoPassword = 'evenlight-demo'

interface Person {
  token: string
  user: { id: string }
}

/** The reader, without a browser: on the site, then in the room, and writing. */
async function come(port: number, token: string) {
  let opened = () => {}
  const isOpen = new Promise<void>((resolve) => (opened = resolve))
  const line = await openFrames(port, '/socket.io/?EIO=4&transport=websocket', (text, own) => {
    if (text.startsWith('0')) own.send(`40${JSON.stringify({ token })}`)
    if (text === '2') own.send('3')
    if (text.startsWith('40')) opened()
    if (text.includes('"problem"')) throw new Error(text)
  })
  await isOpen
  return (readingId: string) => {
    const say = (event: string, body = {}) =>
      line.send(`421${JSON.stringify([event, { chat_id: readingId, ...body }])}`)
    say('chat:join')
    const beat = setInterval(() => say('chat:beat'), beatMs)
    return {
      write: (text: string) => say('chat:message', { client_msg_id: randomUUID(), body: text }),
      leave: () => clearInterval(beat),
    }
  }
}

export async function signIn(page: Page, who: string) {
  await page.goto('/auth')
  await page.getByLabel(/user name/i).fill(who)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

/** The reading that the demo's client asks its reader for, whom they wait for in a room that nobody has started yet. */
export async function openRoom(port: number) {
  const ask = asker(port)
  const of = (login: string) => ask<Person>('/api/login', { login, password: demoPassword })
  const [client, reader] = [await of('demo-client'), await of('demo-reader')]
  const enter = await come(port, reader.token)
  await ask('/api/v2/reader-dash-board/save', { availability: 'available' }, reader.token)
  const { id } = await ask<{ id: string }>(
    '/api/v2/chats',
    { reader_id: reader.user.id, channel: 'chat' },
    client.token,
  )
  const turn = (action: 'accept' | 'start') => ask('/api/v2/update_chat', { chat_id: id, action }, reader.token)
  return { id, turn, enter: () => enter(id) }
}
