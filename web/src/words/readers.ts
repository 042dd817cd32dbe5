/** What a reader’s card says, on whatever page it stands. */
export const readers = {
  'readers.start_chat': 'Start chat',
  'readers.away': 'You are offline',
  'readers.as_of': '{status} as of {time}',
  'readers.see_profile': 'See profile',
  'readers.of': '{action}: {name}',
  'readers.new': 'No rating yet',
  'readers.rating': '{rating, number, ::.0} of 5 stars, {count, plural, one {# review} other {# reviews}}',
  'readers.sessions': '{count, plural, =0 {No readings yet} one {# reading} other {# readings}}',
  'readers.chat': 'chat',
  'readers.voice': 'voice',
  'readers.phone': 'phone',
  'readers.email': 'e-mail',
  'readers.searching': 'Looking for readers…',
  'readers.back': 'Back at {time}',
  'readers.back.day': 'Back {day} at {time}',
  'readers.back.date': 'Back on {date}',
} as const
