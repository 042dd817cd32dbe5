import { TERMS_VERSION } from '@evenlight/contract/terms'
import type { accounts } from '@evenlight/contract/accounts'
import type { output } from 'zod/v4/core'
import { localeHere } from '../preferences.ts'
import type { Key } from '../words/en.ts'

type Body = output<typeof accounts.apply.body>
export const channels = ['chat', 'voice', 'video', 'email'] as const

/** All that is typed, whatever step asks for it. */
export const start = {
  username: '',
  email: '',
  password: '',
  first_name: '',
  last_name: '',
  date_of_birth: '',
  country: '',
  display_name: '',
  headline: '',
  expertise_ids: [] as string[],
  languages: ['en'],
  channels: ['chat'] as string[],
  years: '',
  about: '',
  sample_reading: '',
  terms: false,
}
export type Typed = typeof start
export const labels = {
  username: 'accounts.username',
  email: 'accounts.email',
  password: 'accounts.password',
  first_name: 'accounts.first_name',
  last_name: 'accounts.last_name',
  date_of_birth: 'accounts.birth',
  country: 'accounts.country',
  display_name: 'applying.display_name',
  headline: 'readers.page.headline',
  expertise_ids: 'readers.page.expertises',
  languages: 'readers.page.languages',
  channels: 'applying.channels',
  years: 'applying.years',
  about: 'readers.page.about',
  sample_reading: 'applying.sample',
  terms: 'shell.terms',
} as const satisfies Record<keyof Typed, Key>

/** Which fields each step asks for, in their order. */
export const steps = {
  account: ['username', 'email', 'password', 'first_name', 'last_name', 'date_of_birth', 'country'],
  work: ['display_name', 'headline', 'expertise_ids', 'languages', 'channels', 'years'],
  words: ['about', 'sample_reading'],
  send: ['terms'],
} as const satisfies Record<string, readonly (keyof Typed)[]>
export type Step = keyof typeof steps
export const order = ['account', 'work', 'words', 'send'] as const satisfies readonly Step[]

/** The step that asks for the first of these fields. */
export const stepOf = (faulty: readonly string[]): Step | undefined =>
  order.find((step) => steps[step].some((name) => faulty.includes(name)))

export const bodyOf = ({ terms, last_name, years, ...rest }: Typed, picture: string | undefined): Body => ({
  ...rest,
  ...(last_name && { last_name }),
  ...(picture && { picture }),
  channels: channels.filter((one) => rest.channels.includes(one)),
  years: Number(years),
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale: localeHere(),
  accept_terms_version: terms ? TERMS_VERSION : '',
})
