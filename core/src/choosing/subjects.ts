/** What somebody may come with, as few words as a question can offer, and what readers who say they read about it name. */
export const subjects = {
  love: ['love', 'breakup', 'marriage'],
  family: ['family', 'friendship'],
  work: ['career', 'money'],
  crossroads: ['decisions', 'change'],
  self: ['life_path', 'self_trust', 'dreams', 'spirituality'],
  loss: ['grief'],
  animals: ['pets'],
} as const satisfies Record<string, readonly string[]>
export type Subject = keyof typeof subjects
export const subjectNames = Object.keys(subjects) as [Subject, ...Subject[]]

/** How somebody likes to be spoken to. */
export const manners = ['direct', 'gentle', 'either'] as const
export type Manner = (typeof manners)[number]

/** When it should be: this minute, within a day, within a week. */
export const moments = ['now', 'day', 'week'] as const
export type Moment = (typeof moments)[number]
