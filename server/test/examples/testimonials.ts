import type { testimonials as area } from '@evenlight/contract/testimonials'
import type { Examples } from './example.ts'

export const testimonialExamples = {
  mine: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  write: {
    owner: ['client A'],
    input: async (world) => ({
      body: { session_id: await world.counted(), stars: 5, text: 'Calm, and to the point.' },
    }),
  },
  published: {
    owner: 'everybody',
    input: ({ people }) => ({ params: { id: people['reader A'].id }, query: { stars: '5', limit: '5' } }),
  },
  list: {
    owner: ['reader A', 'admin', 'moderator'],
    input: ({ people }) => ({ query: { reader_id: people['reader A'].id, limit: '5' } }),
  },
  reply: {
    owner: ['reader A'],
    input: async (world) => ({ body: { id: await world.testimonial(), text: 'Thank you.' } }),
  },
  remove: {
    owner: 'everybody',
    input: async (world) => ({ body: { id: await world.testimonial(), reason: 'insults' } }),
  },
  restore: {
    owner: 'everybody',
    input: async (world) => ({ body: { id: await world.takenDown() } }),
  },
} satisfies Examples<typeof area>
