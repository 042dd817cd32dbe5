export const ui = {
  'ui.close': 'Close',
  'ui.retry': 'Try again',
  'ui.undo': 'Undo',
  'ui.request': 'Request {id}',
  'ui.stars': '{stars} of 5 stars',
  'ui.also': ', {said}',
  'ui.minutes': '{minutes} min',
  'status.available': 'Available',
  'status.in_session': 'In a reading',
  'status.away': 'Away',
  'status.offline': 'Offline',
} as const
