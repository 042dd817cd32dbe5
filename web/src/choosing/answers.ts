import { paths } from '@evenlight/contract/paths'
import { manners, moments, subjectNames } from '@evenlight/core/choosing/subjects'

/** The three questions, by the names that their answers have in the address. */
export const questions = { about: subjectNames, manner: manners, when: moments } as const
export const names = ['about', 'manner', 'when'] as const
export type Name = (typeof names)[number]
export type Answer<N extends Name = Name> = (typeof questions)[N][number]
export type Answers = { readonly [N in Name]: Answer<N> }

/** What an address answers. What makes no sense there counts as not said. */
export const answersOf = (search: URLSearchParams) =>
  Object.fromEntries(
    names.map((name) => [name, (questions[name] as readonly string[]).find((one) => one === search.get(name))]),
  ) as { readonly [N in Name]: Answer<N> | undefined }

/** The same where all three are answered. */
export const allOf = (answers: ReturnType<typeof answersOf>) =>
  names.every((name) => answers[name]) ? (answers as Answers) : undefined

export const addressOf = (answers: Answers) => `${paths.choose()}?${new URLSearchParams({ ...answers })}`
