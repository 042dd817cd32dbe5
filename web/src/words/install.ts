import { facts, inLetters } from './facts.ts'

/** Of the page that stands in while there is no network, and of a newer version. */
export const install = {
  'install.away': 'This page needs a connection. Nothing of yours is lost, and no clock runs without you.',
  'install.room': `If you were in a reading, its clock stopped within ${inLetters(facts.foundSeconds)} seconds and the room stays open for ${inLetters(facts.awayMinutes)} minutes.`,
  'install.version': 'A new version is ready.',
  'install.reload': 'Reload',
} as const
