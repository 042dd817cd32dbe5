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
