/** What visitors read before the site is open, and the name of the page that opens it. */
export const opening = {
  'opening.title': 'Opening the site',
  'opening.not_yet': 'Not open yet',
  'opening.not_yet.lead': 'This site is being prepared. Please come back a little later.',
  'opening.not_yet.apply': 'Apply as a reader',
  'opening.not_yet.house': 'Sign in for the house and its readers',
} as const
