import type { notices as area } from '@evenlight/contract/notices'
import type { Examples } from './example.ts'

export const noticeExamples = {
  board: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  post: {
    owner: 'everybody',
    input: () => ({ body: { audience: 'readers', title: 'New hours', body: 'From Monday on.', pinned: true } }),
  },
  unread: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  hide: { owner: ['client A'], input: async (world) => ({ body: { ids: [await world.notice()] } }) },
  stopMail: { owner: 'everybody', input: async (world) => ({ body: { id: await world.post() } }) },
  one: { owner: ['client A'], input: async (world) => ({ params: { id: await world.notice() } }) },
  read: { owner: ['client A'], input: async (world) => ({ body: { ids: [await world.notice()] } }) },
  settings: { owner: 'everybody' },
  setSettings: { owner: 'everybody', input: () => ({ body: { board: { site: true, mail: true } } }) },
} satisfies Examples<typeof area>
