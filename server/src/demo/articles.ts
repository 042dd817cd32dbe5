import { content } from '@evenlight/contract/content'
import type { Call, Visit, Who } from './visit.ts'

const first = {
  title: 'Why I lay three cards and not ten',
  category: 'Tarot',
  summary: 'Fewer cards leave more room for the person who asks. How I read three of them, and when I take a fourth.',
  body:
    '<p>People are sometimes disappointed when I put three cards on the table and lay the deck aside. Ten would look like more. They would also give us ten minutes of explanations, and you no time to speak.</p>' +
    '<h2>What the three are</h2><p>The one in the middle is where you stand. To its left is what you bring along, to its right what is in reach. I don’t call them past, present and future: the left one is often quite alive, and the right one is no promise.</p>' +
    '<h2>What you do</h2><p>You look first. Say what you see before I say what it means: a door, a dog, somebody with his back to you. Half of the reading is in that sentence.</p>' +
    '<h2>When there is a fourth</h2><p>If we are both at a loss, I turn over one more and read it as a question rather than as an answer. It has rarely failed to be a better question than ours.</p>',
}
const second = {
  title: 'Reading for somebody who is sure',
  category: 'Tarot',
  summary: 'Some people come to have a decision confirmed. What a card can still do for them.',
  body:
    '<p>You can hear it in the first line: the suitcase is packed, and the cards are asked to wave. I used to think that such a reading was of no use.</p>' +
    '<p>Now I ask what would be lost if it went well. There is always something, and it likes to be looked at before one leaves.</p>',
}

const decide = (admin: Call, id: string, action: 'publish') =>
  admin(content.updateArticle, { params: { id }, body: { action, seen: 1 } })

/** What visitors of a demo read: the house's drafts, published, and an article of the reader's; another one waits for approval. */
export const writeArticles = async (visit: Visit, { reader, admin }: { reader: Who; admin: Who }) => {
  const shown = await visit(reader, async (call) => {
    const [one, two] = [
      await call(content.addArticle, { body: first }),
      await call(content.addArticle, { body: second }),
    ]
    for (const { id } of [one, two])
      await call(content.updateArticle, { params: { id }, body: { action: 'send', seen: 1 } })
    return one.id
  })
  await visit(admin, async (call) => {
    const drafts = (await call(content.index, { query: { state: 'draft', limit: '100' } })) as unknown as {
      id: string
    }[]
    for (const { id } of drafts) await decide(call, id, 'publish')
    await decide(call, shown, 'publish')
  })
}
