import type { Words } from '../readers/public.ts'

type Hours = Words['schedule']
/** The same hours on each of these days; 1 is Monday. */
const on = (days: number[], from: string, to: string): Hours => days.map((weekday) => ({ weekday, from, to }))
const weekdays = [1, 2, 3, 4, 5]
const weekend = [6, 7]

export interface DemoReader {
  username: string
  first_name: string
  country: string
  time_zone: string
  words: Omit<Words, 'channels' | 'takes_appointments'>
}

/** The reader that anybody may sign in as. */
export const demoReader: DemoReader = {
  username: 'demo-reader',
  first_name: 'Robin',
  country: 'US',
  time_zone: 'America/New_York',
  words: {
    display_name: 'Robin Alder',
    headline: 'Tarot for decisions that will not sit still',
    about:
      'I lay three cards, rarely more. One for what is on the table, one for what you keep off it, one for the step that is small enough to take this week.\n\nI will tell you what I see and where I am guessing. If the cards have nothing to say to your question, I say that too, and we stop the clock.',
    expertises: ['tarot', 'decisions', 'career', 'change'],
    languages: ['en'],
    years: 9,
    schedule: on(weekdays, '10:00', '16:00'),
  },
}

/** Twelve more. The first two are always online and answer from a script. */
export const demoReaders: DemoReader[] = [
  {
    username: 'mara-linden',
    first_name: 'Mara',
    country: 'US',
    time_zone: 'America/Chicago',
    words: {
      display_name: 'Mara Linden',
      headline: 'Tarot in plain words, one question at a time',
      about:
        'I learned to read at a kitchen table from an aunt who disliked drama. It stayed with me: the cards are pictures, you know your own life, and the work is to bring the two close enough to touch.\n\nCome with one question rather than five. We usually reach the other four on the way.\n\nIn this demo my answers come from a script. The clock beside them is the real one.',
      expertises: ['tarot', 'love', 'breakup', 'decisions'],
      languages: ['en'],
      years: 14,
      schedule: on([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00'),
    },
  },
  {
    username: 'idris-vale',
    first_name: 'Idris',
    country: 'GB',
    time_zone: 'Europe/London',
    words: {
      display_name: 'Idris Vale',
      headline: 'Astrology for people who like to check the sums',
      about:
        'I used to draw railway timetables. A birth chart is not so different: many lines, few of which stop where you are standing. I look for those.\n\nYour date of birth is enough to begin with; the hour helps. I explain every symbol that I lean on, so that you can disagree with me properly.\n\nIn this demo my answers come from a script. The clock beside them is the real one.',
      expertises: ['astrology', 'life_path', 'career', 'change'],
      languages: ['en', 'cy'],
      years: 11,
      schedule: on([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00'),
    },
  },
  {
    username: 'odile-marchetti',
    first_name: 'Odile',
    country: 'FR',
    time_zone: 'Europe/Paris',
    words: {
      display_name: 'Odile Marchetti',
      headline: 'Lenormand, short sentences, no fog',
      about:
        'Thirty-six small cards: a ship, a letter, a fox. They speak the way neighbours do, about things that happen on a Tuesday. That is why I like them.\n\nI am at my best with practical matters, a flat, a contract, a person who does not answer. For the meaning of life I would send you to a colleague.',
      expertises: ['lenormand', 'money', 'career', 'friendship'],
      languages: ['fr', 'it', 'en'],
      years: 22,
      schedule: [...on(weekdays, '18:00', '22:30'), ...on([7], '14:00', '19:00')],
    },
  },
  {
    username: 'tomasz-brandt',
    first_name: 'Tomasz',
    country: 'PL',
    time_zone: 'Europe/Warsaw',
    words: {
      display_name: 'Tomasz Brandt',
      headline: 'Runes and long silences',
      about:
        'I cast three staves and then I am quiet for a moment. The clock can stand still while I look, just say so.\n\nPeople come to me in the middle of things: a move, a separation, a job that ended on a Friday. I do not hurry them to the other side.',
      expertises: ['runes', 'change', 'grief', 'self_trust'],
      languages: ['pl', 'de', 'en'],
      years: 17,
      schedule: on([2, 4, 6], '19:00', '23:30'),
    },
  },
  {
    username: 'amparo-soler',
    first_name: 'Amparo',
    country: 'ES',
    time_zone: 'Europe/Madrid',
    words: {
      display_name: 'Amparo Soler',
      headline: 'Cards on love, read by somebody who has been married twice',
      about:
        'I will not tell you that they are coming back. I can tell you what the cards make of the way you are waiting.\n\nMost of my clients have been with me for years, a quarter of an hour now and then. You are welcome to come once and never again.',
      expertises: ['love', 'marriage', 'breakup', 'tarot'],
      languages: ['es', 'ca', 'en'],
      years: 26,
      schedule: [...on(weekdays, '11:00', '14:00'), ...on(weekdays, '20:00', '23:00')],
    },
  },
  {
    username: 'noor-haddad',
    first_name: 'Noor',
    country: 'AE',
    time_zone: 'Asia/Dubai',
    words: {
      display_name: 'Noor Haddad',
      headline: 'Dreams, taken seriously and one at a time',
      about:
        'Write the dream down before you open the room, badly and in the order it comes. We go through it picture by picture. I ask; you notice.\n\nI trained as a librarian and still work like one: everything has been filed somewhere, and usually by you.',
      expertises: ['dreams', 'spirituality', 'self_trust', 'family'],
      languages: ['ar', 'en', 'fr'],
      years: 8,
      schedule: on([7, 1, 2, 3, 4], '20:00', '24:00'),
    },
  },
  {
    username: 'juniper-cole',
    first_name: 'Juniper',
    country: 'US',
    time_zone: 'America/Los_Angeles',
    words: {
      display_name: 'Juniper Cole',
      headline: 'For people who share a house with animals',
      about:
        'Old dogs, new cats, a horse that no longer trusts the trailer. Tell me what changed at home around the time it began; often that is half of the reading.\n\nI am no vet and will say so when you need one first.',
      expertises: ['pets', 'clairvoyance', 'grief', 'family'],
      languages: ['en'],
      years: 12,
      schedule: [...on([1, 3, 5], '09:00', '13:00'), ...on([6], '10:00', '18:00')],
    },
  },
  {
    username: 'henrik-dahl',
    first_name: 'Henrik',
    country: 'DK',
    time_zone: 'Europe/Copenhagen',
    words: {
      display_name: 'Henrik Dahl',
      headline: 'Numerology with a sharp pencil',
      about:
        'I taught mathematics for thirty years and came to this by way of a bet that I lost. Numbers do not decide anything for you. They are a good way to see which year you are in, and what you tend to do in such years.\n\nBring your full name and date of birth. I show the arithmetic.',
      expertises: ['numerology', 'life_path', 'money', 'decisions'],
      languages: ['da', 'en', 'de'],
      years: 10,
      schedule: on(weekend, '09:00', '15:00'),
    },
  },
  {
    username: 'celeste-okafor',
    first_name: 'Celeste',
    country: 'NG',
    time_zone: 'Africa/Lagos',
    words: {
      display_name: 'Celeste Okafor',
      headline: 'Sitting with grief, and with those we miss',
      about:
        'I work as a medium, quietly. There may be a name, a habit, a song from another room. There may be nothing, and then I return your time rather than fill it.\n\nIf the loss is very recent, give it a few weeks, and let somebody near you know that you are coming.',
      expertises: ['mediumship', 'grief', 'family', 'spirituality'],
      languages: ['en', 'ig'],
      years: 19,
      schedule: on([1, 2, 4, 5], '17:00', '21:00'),
    },
  },
  {
    username: 'lin-yao',
    first_name: 'Lin',
    country: 'SG',
    time_zone: 'Asia/Singapore',
    words: {
      display_name: 'Lin Yao',
      headline: 'The I Ching on timing: when to act, when to leave it',
      about:
        'We throw the coins together: you at your table, I at mine. Then we read the one line that moved, slowly, and ask what it would look like in your calendar.\n\nGood for negotiations, difficult letters and family dinners.',
      expertises: ['i_ching', 'decisions', 'career', 'family'],
      languages: ['zh', 'en', 'ms'],
      years: 15,
      schedule: on([1, 2, 3, 4, 5], '12:00', '15:00'),
    },
  },
  {
    username: 'beatriz-nunes',
    first_name: 'Beatriz',
    country: 'PT',
    time_zone: 'Europe/Lisbon',
    words: {
      display_name: 'Beatriz Nunes',
      headline: 'Palm and temperament, from two photographs',
      about:
        'A hand tells me how somebody goes about things, not what will happen to them. From there we can talk about work, patience, and why you always end up doing the washing-up.\n\nI keep no pictures after a reading.',
      expertises: ['palmistry', 'self_trust', 'career', 'friendship'],
      languages: ['pt', 'es', 'en'],
      years: 7,
      schedule: on([3, 5, 6], '16:00', '20:00'),
    },
  },
  {
    username: 'walter-finch',
    first_name: 'Walter',
    country: 'CA',
    time_zone: 'America/Toronto',
    words: {
      display_name: 'Walter Finch',
      headline: 'Oracle cards for the second half of life',
      about:
        'Retirement, grown children, a house with too many rooms, somebody new at seventy. I am there myself, which helps.\n\nI read from a deck that my late wife painted. There are forty-one cards; she never told me what the last one means.',
      expertises: ['oracle', 'change', 'love', 'grief'],
      languages: ['en'],
      years: 5,
      schedule: on([1, 2, 3, 4, 5], '13:00', '17:00'),
    },
  },
]
