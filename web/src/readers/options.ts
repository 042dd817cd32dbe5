import { channels } from '@evenlight/contract/channels'
import type { Key } from '../words/en.ts'
import { useSay } from '../words/say.tsx'
import { methods, useExpertises } from './expertises.ts'
import { type Filters, ratings, sorts } from './filters.ts'
import { languages } from './languages.ts'

interface Choice {
  value: string
  label: string
}
export interface Option {
  name: 'channel' | 'expertise' | 'language' | 'min_rating' | 'sort'
  label: string
  value: string
  /** What stands for no choice, empty where there always is one. */
  any?: string | undefined
  groups: readonly { title?: string; choices: readonly Choice[] }[]
}

const tongues = Object.entries(languages).map(([value, label]) => ({ value, label }))

/** The choices that a list offers, as chips and in the sheet alike. */
export function useOptions(chosen: Filters) {
  const say = useSay()
  const expertises = useExpertises()
  const option = (name: Option['name'], ...groups: Option['groups']): Option => ({
    name,
    label: say(`readers.${name}`),
    value: chosen[name],
    any: name === 'sort' ? undefined : say(`readers.${name}.any` as Key),
    groups,
  })
  const named = (method: boolean) =>
    expertises.filter(({ id }) => methods.has(id) === method).map(({ id, name }) => ({ value: id, label: name }))
  return {
    expertise: option(
      'expertise',
      { title: say('readers.topics'), choices: named(false) },
      { title: say('readers.methods'), choices: named(true) },
    ),
    channel: option('channel', {
      // What nobody takes readings by yet is no choice; an address may still name it.
      choices: channels
        .filter((channel) => channel !== 'email' || chosen.channel === channel)
        .map((channel) => ({ value: channel, label: say(`readers.channel.${channel}`) })),
    }),
    language: option('language', { choices: tongues }),
    min_rating: option('min_rating', {
      choices: ratings.map((rating) => ({ value: rating, label: say('readers.min_rating.from', { rating }) })),
    }),
    sort: option('sort', { choices: sorts.map((sort) => ({ value: sort, label: say(`readers.sort.${sort}`) })) }),
  }
}

/** Those that narrow the list. */
export const narrowingOf = (options: ReturnType<typeof useOptions>) =>
  Object.values(options).filter(({ name }) => name !== 'sort')

/** What is chosen of an option, in words. */
export const chosenOf = ({ groups, value }: Option) =>
  groups.flatMap(({ choices }) => choices).find((choice) => choice.value === value)?.label ?? value
