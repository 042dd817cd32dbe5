/** Short exchanges between a client and a reader; each is one message. */
export const letters: [fromReader: boolean, text: string][][] = [
  [
    [false, 'It went as you said it might: he asked for a week. I gave him three days.'],
    [true, 'Three is plenty. Write to me on the fourth.'],
  ],
  [
    [false, 'Could we speak in the evening next time? I read better when the children are asleep.'],
    [true, 'After nine your time, on any weekday but Friday.'],
    [false, 'Tuesday then. Thank you.'],
  ],
  [[true, 'You left before I could say it: the last card was the Star, upright. Good night.']],
  [
    [false, 'I sent the letter.'],
    [true, 'Good. Now leave the telephone in another room until Sunday.'],
  ],
  [[false, 'A small correction: it was my uncle’s house and not my father’s. Does that change anything?']],
  [
    [true, 'I have thought about your dream since. Ask your mother what was painted on the cupboard.'],
    [false, 'Cornflowers! How did you think of the cupboard?'],
    [true, 'You mentioned it twice.'],
  ],
  [[false, 'We have the flat, the light one. I wanted you to know.']],
  [
    [false, 'The cat came out. He has decided on the laundry basket.'],
    [true, 'Leave him the basket, whatever the laundry says.'],
  ],
  [[true, 'I am away from the twelfth to the nineteenth. If it cannot wait, Mara reads very much as I do.']],
  [
    [false, 'Would you look at two offers with me? I don’t trust myself with numbers.'],
    [true, 'Gladly. Half an hour will do; bring both sheets.'],
  ],
]
/** One that was too much for a message, and why it came back. */
export const returnedLetters: [text: string, reason: string][] = [
  [
    'What does the Moon mean next to the Lovers, and does he still think of me?',
    'Messages are for scheduling and short updates. Please book a reading for this question.',
  ],
  [
    'You can reach me on my own page, it is quicker than here. I do discounts there.',
    'Appointments and payments stay on the site. Please write this again without them.',
  ],
  [
    'Tell me in one word: yes or no? Then I need not book.',
    'Messages are for scheduling and short updates. Please book a reading for this question.',
  ],
]
/** What still waits for somebody of the house. */
export const waitingLetters: [fromReader: boolean, text: string][] = [
  [false, 'Thank you for yesterday. I slept through for the first time in weeks.'],
  [true, 'Your Thursday is free again, should you still want it.'],
  [false, 'I will be ten minutes late on Friday, the train is what it is.'],
]

/** Questions to the house, with what it answered; the last ones wait. */
export const questions: { topic: string; subject: string; body: string; answer?: string; thanks?: string }[] = [
  {
    topic: 'payment',
    subject: 'Two charges on one day',
    body: 'My statement shows two charges of the same amount on Monday. I remember buying once.',
    answer:
      'There were two purchases, at 14:02 and at 14:31; both stand in your wallet with their time. Nothing of the second one has been used. If you did not mean it, answer here and we refund it.',
    thanks: 'I see it now, I bought the second one in the room. It may stay. Thank you.',
  },
  {
    topic: 'reading',
    subject: 'Why did the clock stop at six minutes?',
    body: 'The clock stood for a while in the middle although neither of us had pressed anything.',
    answer:
      'Your line was gone for 41 seconds. The clock stands whenever one of you is not there; the receipt shows it as a stretch that was not counted.',
  },
  {
    topic: 'account',
    subject: 'A new mail address',
    body: 'I have changed providers. How do I change the address without losing my time?',
    answer: 'Under Account, Mail. Your time belongs to the account and not to the address; it stays as it is.',
  },
  {
    topic: 'technical',
    subject: 'No sound on my tablet',
    body: 'By voice I hear nothing on the tablet, on the telephone it works.',
    answer:
      'Most often the browser was told once not to use sound on this site. Press the sign beside the address, allow the microphone, and load the page again.',
    thanks: 'That was it.',
  },
  {
    topic: 'other',
    subject: 'May I give minutes to a friend?',
    body: 'Her birthday is in December and she would never buy them for herself.',
    answer: 'Not yet: time belongs to the account that bought it. We have noted that you would like to.',
  },
  {
    topic: 'message',
    subject: 'My message came back',
    body: 'It was returned with a reason that I accept, but I can’t find the text any more.',
    answer: 'It is in your outbox under Returned, as you wrote it. From there it can be changed and sent again.',
  },
  {
    topic: 'payment',
    subject: 'Invoice with my firm’s name',
    body: 'Is there a receipt on which I can put the name of my firm?',
  },
  {
    topic: 'reading',
    subject: 'Can I have last Friday’s reading as a file?',
    body: 'I would like to keep it with my diary. I found the receipt but not the words.',
  },
]

/** Readings by e-mail: what was asked, and what came. */
export const written: { questions: string[]; answers: string[] }[] = [
  {
    questions: ['We are thinking of taking my mother in. What should I look at before I offer it?'],
    answers: [
      'Three cards. The first is the Six of Cups: a house in which somebody is always a child. Ask yourself which of you it would be.\n\nThe second, the Four of Wands, is the good part: a door with people in it. It will be easier if the offer has a room with a door that she can shut.\n\nThe last is the Page of Pentacles. Begin with a month, said as a month.',
    ],
  },
  {
    questions: ['What does this coming year ask of me?', 'And what may I leave undone?'],
    answers: [
      'Your year is a four: walls, papers, teeth, the roof. Nothing in it is exciting and all of it holds. The sums stand below, so that you can check them.',
      'Whatever you began in the last one only because somebody looked on. You will know it by the fact that you have not opened the folder since June.',
    ],
  },
  {
    questions: ['The dream with the long corridor, written down as you asked.'],
    answers: [
      'I counted the doors, as you did. There are seven, and you describe the handles of six. I would go to the seventh in daylight: what in your week has no handle?\n\nThe light at the end is behind you in the first sentence and in front of you in the last. You turned round somewhere. I should like to know where.',
    ],
  },
  {
    questions: ['Should I answer my old friend after nine years?'],
    answers: [
      'The line that moved is the third: the well is cleaned, and nobody drinks. She has written; the water is good. It does not say that you have to be thirsty.\n\nIf you answer, make it two sentences and no explanation. The explanation is what has taken nine years.',
    ],
  },
  {
    questions: ['Two photographs of my hands. I start much and finish little. Is that to be seen?'],
    answers: [
      'It is to be seen that your thumb is stubborn and your fingers are curious, which is a good pair if they are asked one after the other. You finish what somebody waits for. Let somebody wait.',
    ],
  },
]
export const asksBack = 'You wrote “said as a month”. Do I tell her that it ends, or only that we look again?'
export const explains = 'Only that you look again, and on which day. An end would be the first thing she hears.'

/** Time asked back of a reading. */
export const claims: { cause: 'slow' | 'cut_off' | 'unhappy'; text: string; reader: string; house: string }[] = [
  {
    cause: 'slow',
    text: 'There were two long pauses in which nothing came.',
    reader: 'They are right, I was looking something up and should have stopped the clock.',
    house: 'The time line shows both pauses.',
  },
  {
    cause: 'cut_off',
    text: 'We were cut off in the middle of the last answer.',
    reader: 'My line went. I would rather give it back than argue.',
    house: 'The reading ended by a lost line.',
  },
  {
    cause: 'unhappy',
    text: 'I asked about my work and we spoke about my family for ten minutes.',
    reader: 'It belonged together, to my mind. I said so at the time.',
    house: 'What was asked for was read. A part goes back as a courtesy.',
  },
  {
    cause: 'slow',
    text: 'The answers came late, I think that the reader was busy elsewhere.',
    reader: 'I was not; I type with two fingers.',
    house: 'No message came later than a minute.',
  },
  {
    cause: 'cut_off',
    text: 'My tablet went dark, and when I was back it was over.',
    reader: 'I waited as long as the room allows.',
    house: '',
  },
  {
    cause: 'unhappy',
    text: 'Not what I had hoped for, and rather short for its price.',
    reader: '',
    house: '',
  },
]
export const readerNotes = [
  'Her sister’s name is Ada. Tuesdays are bad.',
  'Prefers to be asked. Do not mention the spring again.',
  'Works nights; write before noon, her time.',
  'Came about the house, stayed for the brother.',
  'Knows the deck better than I do.',
  'Wants to see the sums.',
]
export const takenDown = 'She told everybody in our street about it, and the whole family of number nine is the same.'
