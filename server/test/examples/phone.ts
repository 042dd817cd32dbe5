import type { phone as area } from '@evenlight/contract/phone'
import type { Examples } from './example.ts'

const number = '+1 202 555 0123'

export const phoneExamples = {
  updateStatus: {
    owner: 'everybody',
    input: () => ({ body: { on: false, number, hours: [{ weekday: 1, from: '09:00', to: '17:00' }] } }),
  },
  setting: { owner: 'everybody', input: () => ({ query: {} }) },
  sendCode: { owner: 'everybody', input: () => ({ body: { number, by: 'sms' } }) },
  confirm: { owner: ['client A'], input: async (world) => ({ body: { code: await world.phoneCode() } }) },
  remove: { owner: 'everybody', input: () => ({ body: {} }) },
} satisfies Examples<typeof area>
