import type { push as area } from '@evenlight/contract/push'
import type { Examples } from './example.ts'
import { browserKeys } from '../world.ts'

export const pushExamples = {
  mine: { owner: 'everybody' },
  add: {
    owner: 'everybody',
    input: () => ({ body: { endpoint: 'https://fcm.googleapis.com/fcm/send/everybody', keys: browserKeys } }),
  },
  remove: { owner: ['client A'], input: async (world) => ({ body: { id: await world.browser() } }) },
  setQuietHours: {
    owner: 'everybody',
    input: () => ({ body: { from: '22:00', until: '07:30' } }),
  },
} satisfies Examples<typeof area>
