import type { orders as area } from '@evenlight/contract/orders'
import { special } from '../world.ts'
import type { Examples } from './example.ts'

export const orderExamples = {
  index: { owner: 'everybody', input: () => ({ query: { state: 'open', limit: '5' } }) },
  one: { owner: ['client A', 'reader A'], input: async (world) => ({ params: { id: await world.order() } }) },
  look: {
    owner: 'everybody',
    input: async (world) => ({ params: { id: await world.order() }, query: { reason: 'They asked for their money.' } }),
  },
  order: {
    owner: 'everybody',
    input: async (world) => {
      // Who takes orders is known by there being one.
      await world.order()
      const payment = { by: 'card', opaque_data: world.card('approved') } as const
      const asked = { reader_id: world.people['reader A'].id, questions: ['Will it snow?'], price_cents: 2995 }
      return { body: { ...asked, payment } }
    },
  },
  answer: {
    owner: ['reader A'],
    input: async (world) => ({
      body: { order_id: await world.order(), action: 'draft', answers: ['It looks like it.'] },
    }),
  },
  clarify: {
    owner: ['client A'],
    input: async (world) => ({ body: { order_id: await world.deliveredOrder(), question: 'Which Thursday?' } }),
  },
  specials: { owner: 'everybody', input: ({ people }) => ({ query: { reader_id: people['reader A'].id } }) },
  addSpecial: { owner: 'everybody', input: () => ({ body: special }) },
  deleteSpecial: {
    owner: ['reader A'],
    input: async (world) => ({ body: { special_id: await world.special() } }),
  },
  editSpecial: {
    owner: ['reader A'],
    input: async (world) => ({ params: { id: await world.special() }, body: { ...special, price_cents: 5900 } }),
  },
  offer: { owner: 'everybody', input: () => ({ body: { is_on: true } }) },
  share: { owner: 'everybody', input: ({ people }) => ({ params: { id: people['reader A'].id } }) },
  setShare: {
    owner: 'everybody',
    input: ({ people }) => ({
      params: { id: people['reader A'].id },
      body: { share_percent: 60, reason: 'As agreed with her.' },
    }),
  },
} satisfies Examples<typeof area>
