import { TERMS_VERSION } from '@evenlight/contract/terms'

/** What somebody new types who buys a first package while signing up; by what they pay is left to `more`. */
export const paidForm = <const More extends object>(username: string, more: More) => ({
  username,
  email: `${username.toLowerCase()}@mail.test`,
  password: 'seven quiet rivers',
  first_name: 'Tilda',
  date_of_birth: '1990-05-17',
  country: 'ES',
  time_zone: 'Europe/Madrid',
  locale: 'es-ES',
  accept_terms_version: TERMS_VERSION,
  package_id: 'pkg_ten_minutes',
  ...more,
})

/** What somebody types who applies as a reader. */
export const application = (username: string) => ({
  username,
  email: `${username}@mail.test`,
  password: 'seven quiet rivers',
  first_name: 'Mara',
  last_name: 'Quist',
  date_of_birth: '1990-05-17',
  country: 'ES',
  time_zone: 'Europe/Madrid',
  locale: 'en-US',
  accept_terms_version: TERMS_VERSION,
  display_name: 'Mara',
  headline: 'Plain words',
  about: 'I read cards.',
  expertise_ids: ['tarot'],
  languages: ['en'],
  channels: ['chat' as const],
  years: 4,
  sample_reading: 'You asked about the move.',
})
