import { accounts } from '@evenlight/contract/accounts'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { uploads } from '@evenlight/contract/uploads'
import { password } from '../people.ts'
import { applicant, packageId, png, type World } from '../world.ts'
import type { Examples } from './example.ts'

let count = 0
const form = () => {
  const username = `newcomer-${++count}`
  return {
    username,
    email: `${username}@people.test`,
    password: 'seven quiet rivers',
    first_name: 'Nora',
    last_name: 'Quist',
    date_of_birth: '1990-05-17',
    country: 'ES',
    mobile_number: '+34600000000',
    time_zone: 'Europe/Madrid',
    locale: 'es-ES',
    accept_terms_version: TERMS_VERSION,
    offer: 'autumn',
  }
}
const application = {
  display_name: 'Nora',
  headline: 'Plain words',
  about: 'I read cards.',
  expertise_ids: ['tarot'],
  languages: ['es'],
  channels: ['chat' as const],
  years: 4,
  sample_reading: 'You asked about the move.',
}

const signedUp = async ({ house }: World) => {
  const body = form()
  const { data } = await house.call(accounts.register, { body })
  const letter = (await house.mails(body.email))[0]?.body ?? ''
  return { user_id: data.user_id, code: /\b\d{6}\b/.exec(letter)?.[0] ?? '', token: tokenIn(letter) }
}
const tokenIn = (letter: string) => /(?:token=|reset-password\/)([A-Za-z0-9_-]{20,})/.exec(letter)?.[1] ?? ''

export const accountExamples = {
  register: { owner: 'everybody', input: () => ({ body: { ...form(), code_by: 'mail' as const } }) },
  paidSignUp: {
    owner: 'everybody',
    input: ({ card }) => ({
      body: { ...form(), package_id: packageId, payment: { opaque_data: card('approved') } },
    }),
  },
  apply: {
    owner: 'everybody',
    input: async ({ house }) => {
      const { data } = await house.call(uploads.publicMedia, { file: new Blob([new Uint8Array(png)]) })
      return { body: { ...form(), ...application, picture: data.name } }
    },
  },
  confirm: {
    owner: 'everybody',
    input: async (world) => {
      const { user_id, code } = await signedUp(world)
      return { body: { user_id, code } }
    },
  },
  resendCode: {
    owner: 'everybody',
    input: async (world) => ({ body: { user_id: (await signedUp(world)).user_id } }),
  },
  confirmByLink: {
    owner: 'everybody',
    input: async (world) => ({ body: { token: (await signedUp(world)).token } }),
  },
  login: {
    owner: 'everybody',
    input: ({ people }) => ({ body: { login: people['client A'].username, password } }),
  },
  sendSignInCode: {
    owner: 'everybody',
    input: ({ people }) => ({ body: { login: people['client A'].username } }),
  },
  refresh: {
    owner: 'everybody',
    input: ({ people }) => ({
      body: {},
      headers: { cookie: `rt=${people['client A'].refresh}`, 'x-requested-with': 'Evenlight' },
    }),
  },
  logout: { owner: 'everybody', input: () => ({ body: {} }) },
  signIns: { owner: 'everybody' },
  endSignIns: {
    owner: ['client A'],
    input: async (world) => ({ body: { id: (await world.signIn()).signInId } }),
  },
  totp: { owner: 'everybody', input: () => ({ body: { step: 'enrol', password } }) },
  own: { owner: 'everybody' },
  profile: { owner: 'everybody' },
  updateProfile: {
    owner: 'everybody',
    input: () => ({
      body: {
        first_name: 'Nora',
        last_name: 'Quist',
        country: 'US',
        province: 'US-NY',
        time_zone: 'America/New_York',
        locale: 'en-US',
        live_pictures: 'blurred',
      },
    }),
  },
  updateUser: {
    owner: 'everybody',
    input: () => ({
      body: {
        password,
        username: `renamed-${++count}`,
        mobile_number: '+12025550100',
        new_password: 'nine blue doors',
      },
    }),
  },
  sendReset: { owner: 'everybody', input: ({ people }) => ({ body: { email: people['client A'].email } }) },
  reset: {
    owner: 'everybody',
    input: async ({ house, people }) => {
      const { email } = people['client A']
      await house.call(accounts.sendReset, { body: { email } })
      await house.jobs.drain()
      const token = tokenIn((await house.mails(email))[0]?.body ?? '')
      return { body: { token, password: 'eleven slow boats' } }
    },
  },
  member: {
    owner: ['client A', 'admin', 'moderator', 'treasurer'],
    input: ({ people }) => ({ query: { id: people['client A'].id } }),
  },
  closestMembers: { owner: 'everybody', input: () => ({ query: { q: 'a' } }) },
  countMembers: { owner: 'everybody', input: () => ({ query: { type: 'READER', has: 'claim' } }) },
  members: { owner: 'everybody', input: () => ({ query: { q: 'a', limit: '5' } }) },
  trusted: { owner: 'everybody' },
  trust: {
    owner: 'everybody',
    input: ({ people }) => ({ body: { member_id: people['client A'].id, on: true, reason: 'Known for years.' } }),
  },
  close: {
    owner: 'everybody',
    input: ({ people }) => ({ body: { member_id: people['client B'].id, on: true, reason: 'They asked for it.' } }),
  },
  approve: {
    owner: 'everybody',
    input: async ({ house }) => ({
      body: {
        member_id: (await applicant(house)).id,
        decision: 'approve',
        reason: 'Reads well.',
      },
    }),
  },
  setAdminRole: {
    owner: 'everybody',
    input: ({ people }) => ({
      body: { member_id: people.editor.id, admin_role: 'moderation', reason: 'A hand more for the queue.' },
    }),
  },
  rate: {
    owner: 'everybody',
    input: ({ people }) => ({
      body: { member_id: people['reader A'].id, rate_cents_per_minute: 60, reason: 'A good year.' },
    }),
  },
} satisfies Examples<typeof accounts>
