import { content } from '@evenlight/contract/content'
import { notices } from '@evenlight/contract/notices'
import { testimonials } from '@evenlight/contract/testimonials'
import { tickets } from '@evenlight/contract/tickets'
import { tell } from '../src/notices/public.ts'
import type { peopleOf } from './everybody.ts'
import type { House } from './house.ts'
import { approve, write } from './messages.ts'

/** Makes a thing when it is first asked for. */
export type Once = <T>(name: string, make: () => Promise<T>) => Promise<T>
interface Around {
  house: House
  people: Awaited<ReturnType<typeof peopleOf>>
  once: Once
  /** A reading of client A and reader A with a minute and a half on the clock. */
  counted: () => Promise<string>
}

/** What people of a world have written: to each other, about each other, to the house and for everybody. */
export const wordsOf = ({ house, people, once, counted }: Around) => {
  const { 'client A': mine, 'reader A': theirs } = people
  const between = { client: mine, reader: theirs }
  const written = async () => {
    const body = { session_id: await counted(), stars: 5, text: 'Calm.' }
    return (await mine.call(testimonials.write, { body })).data.id
  }
  const delivered = async () => {
    const { id } = await write(between, 'A cup of tea on Tuesday?')
    await approve(house, people.admin, id)
    return id
  }
  const piece = async (call: typeof content.addArticle) => {
    const body = { title: 'Asking well', summary: 'One thing at a time.', body: '<p>Ask one thing at a time.</p>' }
    return (await theirs.call(call, { body })).data.id
  }
  const published = async (call: typeof content.addArticle) => {
    const params = { id: await piece(call) }
    await people.admin.call(content.updateArticle, { params, body: { action: 'publish', seen: 1 } })
    return params.id
  }
  const asked = async () => {
    const body = { topic: 'payment' as const, subject: 'A receipt', body: 'Where is it?' }
    return (await mine.call(tickets.ask, { body })).data.id
  }
  const noticed = async () => {
    const told = {
      personId: mine.id,
      title: ['message_delivered', { name: 'Mara' }] as const,
      body: 'Read it.',
      now: house.clock.now(),
    }
    await house.database.transaction((tx) => tell(tx, house.parts, { ...told, event: 'message_delivered' }))
    return (await mine.call(notices.unread)).data[0]!.id
  }
  const posted = async () => {
    const body = { audience: 'readers', title: 'New hours', body: 'From Monday on.' } as const
    return (await people.admin.call(notices.post, { body })).data.id
  }
  return {
    /** Messages from client A to reader A: one that is held, one that came through. */
    held: () => once('held', async () => (await write(between, 'Shall we say ten?')).id),
    delivered: () => once('delivered', delivered),
    testimonial: () => once('testimonial', written),
    /** The same, taken down. */
    takenDown: () =>
      once('taken down', async () => {
        const id = await once('testimonial', written)
        return (await people.admin.call(testimonials.remove, { body: { id, reason: 'insults' } })).data.id
      }),
    /** What client A was told. */
    notice: () => once('notice', noticed),
    /** What an admin put on the board. */
    post: () => once('post', posted),
    /** What reader A wrote for the public pages; the same, published. */
    article: () => once('article', () => piece(content.addArticle)),
    published: () => once('published', () => published(content.addArticle)),
    blog: () => once('blog', () => piece(content.addBlog)),
    publishedBlog: () => once('published blog', () => published(content.addBlog)),
    /** What client A asked the admins. */
    ticket: () => once('ticket', asked),
  }
}
