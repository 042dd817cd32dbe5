/** What people ask for, and what is said in the room: the reader first, then in turns. By what a reader reads. */
interface Theme {
  questions: string[]
  opening: string[]
  middle: [client: string, reader: string][]
  end: [client: string, reader: string]
}

const cards: Theme = {
  questions: [
    'Do I write to him first, or leave it?',
    'Two flats, one is cheap and one is light. Which?',
    'My sister and I have not spoken since the summer.',
    'Should I ask for the four-day week?',
    'What do I keep not looking at?',
    'Is it too late to go back to school?',
    'We are expecting a decision on Thursday.',
    'I said yes to something and want to say no.',
  ],
  opening: [
    'Good evening. Three cards are on the table. Tell me first what you hope they say.',
    'Hello. I have laid them already. Which of your two questions is the older one?',
    'Welcome back. The same table as last time, and another card in the middle.',
  ],
  middle: [
    ['I hope that they say it will sort itself out.', 'They rarely do. The Two of Swords: somebody with closed eyes.'],
    ['That is how I have been since August.', 'Then the card to the left is what you would see: the Three of Cups.'],
    ['My old friends. I have let that slide.', 'It lies close by. Whom of them could you ring without a reason?'],
    ['What about the job?', 'The Eight of Pentacles. Work that is good while you do it and dull when you talk of it.'],
    ['He never answers directly.', 'You have asked him three things in one line. Ask one.'],
    ['Is that a bad card?', 'The Tower? It is a loud one. What falls was leaning for a while.'],
    ['I am afraid of hurting her.', 'The Queen of Swords can hear it. She minds being spared.'],
    ['So not this month?', 'Nothing here says when. It says which step comes before.'],
  ],
  end: ['That is enough for tonight. Thank you.', 'Good night. Leave it lying for a day before you do anything.'],
}
const sky: Theme = {
  questions: [
    'Is this a year for building or for clearing out?',
    'A new job in February: how does it sit in my chart?',
    'Why do I start everything in March and stop in June?',
    'My number for the year, and what to make of it.',
    'Is the timing right to sign?',
    'How do the two of us fit, by our dates?',
  ],
  opening: [
    'Hello. I have your date here. Do you happen to know the hour?',
    'Good to see you. I have drawn it up; I will say what each line stands for.',
    'Let me show the sums first, so that you can object.',
  ],
  middle: [
    ['About ten in the evening, my mother says.', 'That puts Saturn where you feel it most: at work, on Mondays.'],
    ['That fits uncomfortably well.', 'It is slow, and it is fair. What you put off in spring comes now.'],
    ['And the move?', 'There is a quiet stretch of six weeks. A good time to pack, a poor one to sign.'],
    ['How sure are you?', 'Of the sums, entirely. Of what they mean for you, you are the better judge.'],
    ['It comes out at seven.', 'A year to learn something alone. The last one was in which year? Nine years back.'],
    ['That was when I left the firm.', 'Then you know how such a year begins, and that it ends.'],
  ],
  end: ['I will write that down. Thank you.', 'Keep the page. We can check it against the calendar in spring.'],
}
const quiet: Theme = {
  questions: [
    'I dreamt of our old kitchen again.',
    'I would like to hear from my grandmother, if that is possible.',
    'My cat has been hiding since we moved.',
    'I am tired, and I don’t know of what.',
    'Something about my hands, and patience.',
    'It is a year on Sunday.',
    'How do I say goodbye to a house?',
  ],
  opening: [
    'Good evening. Take your time; I stop the clock when I need to think.',
    'Hello. Tell it in the order in which it comes, badly if need be.',
    'I am here. Is somebody near you tonight?',
  ],
  middle: [
    ['There was water on the floor, and nobody minded.', 'Who else was in the kitchen?'],
    ['My mother, with her back to me.', 'What would she have said, had she turned round?'],
    ['That I should sit down.', 'Then let us stay with that one. When did somebody last say so to you?'],
    ['She used to hum when she cooked.', 'I get a song without its words, and a window that sticks.'],
    ['The window stuck for forty years.', 'I would not lean on it too much. But I am glad that it made you smile.'],
    ['He eats only at night.', 'Then he keeps the old hours. Put one thing of the old house where he hides.'],
    ['It is a year, and I still lay two plates.', 'There is no date for that. What do you do on Sunday?'],
  ],
  end: ['Thank you for the quiet.', 'Go gently. You know where I am.'],
}
export const themes = { cards, sky, quiet }

const kinds: Record<string, keyof typeof themes> = {
  'idris-vale': 'sky',
  'henrik-dahl': 'sky',
  'noor-haddad': 'quiet',
  'celeste-okafor': 'quiet',
  'juniper-cole': 'quiet',
  'beatriz-nunes': 'quiet',
}
export const themeOf = (username: string) => themes[kinds[username] ?? 'cards']
