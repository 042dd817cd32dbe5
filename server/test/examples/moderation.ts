import { moderation as area } from '@evenlight/contract/moderation'
import type { Examples } from './example.ts'
import type { World } from '../world.ts'

const held = async (world: World) => ({ params: { id: await world.held() } })
/** On its way still: it can be taken back. */
const approved = async (world: World) => {
  const at = await held(world)
  await world.people.admin.call(area.approve, { ...at, body: { delay_seconds: 8 } })
  return at
}

export const moderationExamples = {
  queue: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  look: { owner: 'everybody', input: async (world) => ({ ...(await held(world)), query: { reason: 'A complaint.' } }) },
  claim: { owner: 'everybody', input: held },
  letGo: { owner: 'everybody', input: held },
  approve: {
    owner: 'everybody',
    input: async (world) => ({
      ...(await held(world)),
      body: { redactions: [{ from: 0, to: 2 }], delay_seconds: 8 },
    }),
  },
  return: {
    owner: 'everybody',
    input: async (world) => ({ ...(await held(world)), body: { reason: 'Please leave the number out.' } }),
  },
  undo: { owner: 'everybody', input: approved },
  bulks: { owner: 'everybody' },
  beginBulk: {
    owner: 'everybody',
    input: async (world) => ({ body: { act: 'approve', messages: [{ id: await world.held() }] } }),
  },
  endBulk: {
    owner: ['admin'],
    input: async (world) => {
      const messages = [{ id: await world.held() }]
      const { data } = await world.people.admin.call(area.beginBulk, {
        body: { act: 'return', reason: 'Sent twice.', messages },
      })
      return { params: { id: data.id }, body: { action: 'stop' } }
    },
  },
  blockWords: { owner: 'everybody' },
  setBlockWords: { owner: 'everybody', input: () => ({ body: { words: ['cash app', 'zelle'] } }) },
} satisfies Examples<typeof area>
