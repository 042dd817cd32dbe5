import { request } from '@playwright/test'
import { approve, delivered, held, knownClient, sendBack } from '../correspondence.ts'
import { newClient, post, signedIn } from '../people.ts'
import { furnish, openSite } from '../site.ts'
import { furnishMoney } from './money.ts'

const longText = 'What I would like to know is whether the move in spring is wise. '.repeat(46)

/** States worth seeing, over HTTP alone; answers the addresses that nobody could guess. */
async function fill(url: string) {
  const caller = await request.newContext({ baseURL: url })
  const friend = await knownClient(caller)
  const [client, admin] = [await signedIn(caller, 'demo-client'), await signedIn(caller, 'demo-admin')]
  const reader = await signedIn(caller, 'demo-reader')
  const v2 = (path: string, data: object, who = client) =>
    post<{ id: string }>(caller, `/api/v2/${path}`, data, who.token)

  for (const notice of [
    {
      audience: 'everybody',
      title: 'The site rests on Sunday from 6 to 7 am',
      body: 'Nothing is lost.\nRunning readings are not affected.',
    },
    { audience: 'clients', title: 'Receipts can now be printed', body: 'Open any past reading.', pinned: true },
    { audience: 'readers', title: 'New quick replies at your desk', body: 'Write up to ten of your own.' },
  ])
    await v2('system-email/notification-board', notice, admin)

  const asked = { topic: 'payment', subject: 'A charge that I do not know', body: 'There is one of $13.99 on my card.' }
  const ticket = await v2('contact-admin/sent', asked)
  await v2(
    'contact-admin/answer',
    { ticket_id: ticket.id, body: 'That is the 10 minutes of Monday.', close: false },
    admin,
  )
  await v2(
    'contact-admin/sent',
    { topic: 'technical', subject: 'No sound when somebody rings', body: 'On an old phone.' },
    reader,
  )

  const letter = (from: string, to: string, text: string, withPicture = false) => ({ from, to, text, withPicture })
  await delivered(caller, letter(friend, 'demo-reader', 'May I come on Thursday at seven?', true))
  await delivered(caller, letter('demo-reader', friend, 'Thursday at seven is yours.'))
  await sendBack(
    caller,
    await held(caller, letter(friend, 'demo-reader', 'Which card is it?')),
    'Please book a reading for this.',
  )
  const black = await held(
    caller,
    letter('demo-reader', friend, 'Ring me at 212 555 0147 before noon, if it is urgent.'),
  )
  await approve(caller, black, [{ from: 11, to: 23 }])
  await approve(caller, await held(caller, letter('demo-client', 'demo-reader', longText)))
  await held(caller, letter(friend, 'demo-reader', longText))
  await held(caller, letter('demo-reader', friend, 'With a picture of the card that you asked about.', true))

  const fresh = await newClient(caller)
  const found = await caller.get('/api/v2/public/psychic-readers?q=Mara')
  const online = ((await found.json()) as { data: { id: string }[] }).data[0]?.id ?? ''
  const headers = { authorization: `Bearer ${client.token}` }
  const history = await caller.get('/api/v2/chat-history/session', { headers })
  const reading = ((await history.json()) as { data: { id: string }[] }).data[0]?.id ?? ''
  const articles = await caller.get('/api/v2/public/article')
  const article = ((await articles.json()) as { data: { id: string }[] }).data[0]?.id ?? ''
  const money = await furnishMoney(caller, client, reader, admin)
  await caller.dispose()
  const ids = { ticket: ticket.id, client: client.user.id, reader: reader.user.id, reading, article, ...money }
  return { url, friend, fresh, online, ...ids }
}
export type Furnished = Awaited<ReturnType<typeof fill>>

/** One site for all pictures, filled once. */
export default async function open() {
  const remove = await furnish()
  const { url, close } = await openSite()
  process.env.EVENLIGHT_LOOK = JSON.stringify(await fill(url))
  return async () => {
    await close()
    remove()
  }
}
