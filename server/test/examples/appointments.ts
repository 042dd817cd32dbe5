import type { appointments as area } from '@evenlight/contract/appointments'
import type { Examples } from './example.ts'

export const appointmentExamples = {
  index: { owner: 'everybody', input: () => ({ query: { heap: 'asked', limit: '5' } }) },
  ask: {
    owner: 'everybody',
    input: async (world) => ({ body: { ...(await world.slot()), channel: 'chat', note: 'About the boat.' } }),
  },
  hold: { owner: 'everybody', input: async (world) => ({ body: await world.slot() }) },
  accept: { owner: ['reader A'], input: async (world) => ({ body: { id: await world.appointment() } }) },
  decline: {
    owner: ['reader A'],
    input: async (world) => ({ body: { id: await world.appointment(), reason: 'I am away.' } }),
  },
  counter: {
    owner: ['reader A'],
    input: async (world) => ({
      body: { id: await world.appointment(), starts_at: (await world.slot()).starts_at, minutes: 30, reason: 'Later?' },
    }),
  },
  reschedule: {
    owner: ['client A', 'reader A'],
    input: async (world) => ({
      body: { id: await world.agreed(), starts_at: (await world.slot()).starts_at, reason: 'Later?' },
    }),
  },
  cancel: {
    owner: ['client A', 'reader A'],
    input: async (world) => ({ body: { id: await world.agreed(), reason: 'I am ill.' } }),
  },
  arrive: { owner: ['client A', 'reader A'], input: async (world) => ({ body: { id: await world.begun() } }) },
  slots: {
    owner: 'everybody',
    input: ({ people }) => ({
      query: {
        reader_id: people['reader A'].id,
        minutes: '30',
        time_zone: 'Europe/Madrid',
        from: '2026-11-21',
        days: '2',
      },
    }),
  },
  calendar: { owner: 'everybody', input: async (world) => ({ params: { token: await world.calendarToken() } }) },
  feed: { owner: 'everybody' },
  setFeed: { owner: 'everybody', input: () => ({ body: { on: true } }) },
  schedule: { owner: 'everybody' },
  saveSchedule: {
    owner: 'everybody',
    input: () => ({
      body: {
        takes_appointments: true,
        schedule: [{ weekday: 1, from: '09:00', to: '17:00' }],
        exceptions: [{ day: '2026-12-24', hours: [{ from: '10:00', to: '12:00' }] }],
      },
    }),
  },
} satisfies Examples<typeof area>
