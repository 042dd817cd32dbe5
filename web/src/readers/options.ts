import { useExpertises } from './expertises.ts'
import type { Key } from '../words/en.ts'
import { useSay } from '../words/say.tsx'
import { type Filters, ratings, sorts } from './filters.ts'
import { languageName, languagesAsked } from './names.tsx'

export interface Option {
  name: 'expertise' | 'language' | 'min_rating' | 'sort'
  label: string
  value: string
  /** What stands for no choice, empty where there always is one. */
  any?: string
  choices: readonly { value: string; label: string }[]
}

/** The choices that a list offers, as chips and in the sheet alike. */
export function useOptions(chosen: Filters) {
  const say = useSay()
  const expertises = useExpertises()
  const option = (name: Option['name'], choices: Option['choices']): Option => ({
    name,
    label: say(`readers.${name}`),
    value: chosen[name],
    any: name === 'sort' ? undefined : say(`readers.${name}.any` as Key),
    choices,
  })
  const languages = languagesAsked
    .map((code) => ({ value: code, label: languageName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return {
    topic: option(
      'expertise',
      expertises.map(({ id, name }) => ({ value: id, label: name })),
    ),
    language: option('language', languages),
    rating: option(
      'min_rating',
      ratings.map((rating) => ({ value: rating, label: say('readers.min_rating.from', { rating }) })),
    ),
    order: option(
      'sort',
      sorts.map((sort) => ({ value: sort, label: say(`readers.sort.${sort}`) })),
    ),
  }
}
