/** A text as it stands in one language. */
export interface Words {
  category: string
  title: string
  summary: string
  paragraphs: string[]
}
export type ArticleKey =
  | 'chart'
  | 'waiting'
  | 'badly'
  | 'year'
  | 'cat'
  | 'nothing'
  | 'line'
  | 'chair'
  | 'palms'
  | 'fox'
  | 'quiet'
interface Article extends Words {
  /** Its name among those in other languages; without one it is in English alone. */
  key?: ArticleKey
  /** A reader; without one the house. */
  by?: string
  day: number
  isBlog?: boolean
}

/** What readers have written in these days, each by the one who reads that way. */
export const articles: Article[] = [
  {
    key: 'chart',
    by: 'idris-vale',
    day: 4,
    category: 'Astrology',
    title: 'How to disagree with a birth chart',
    summary:
      'A chart is a drawing and not a sentence. Three places where you may object, and why a reader should be glad of it.',
    paragraphs: [
      'I used to draw railway timetables, and the first thing one learns there is that a line on paper is not yet a train. A chart is such a paper. It says which tracks meet, and nothing about who gets on.',
      'You may object to the time: ten minutes move the ascendant by two or three degrees, and few people were born to the minute that is written down. You may object to the meaning: Saturn was said to be bad for a thousand years and is now said to be a teacher, and both were written by people with opinions. And you may object to me, because I see first what I have seen last.',
      'A reading becomes good at the moment at which somebody says: no, that is not how it was. Then we look at the same line again, and it is yours.',
    ],
  },
  {
    key: 'waiting',
    by: 'amparo-soler',
    day: 11,
    category: 'Love',
    title: 'What the cards make of waiting',
    summary:
      'Most questions about love are questions about waiting. How I read for them without promising anybody’s return.',
    paragraphs: [
      'Nine of ten people who come to me about love ask when. When does he write, when does she know, when is it over. The cards are poor at when. They are good at how.',
      'There is waiting with the coat on, and waiting with the kettle on. The first is the Knight of Swords: nothing else can begin while it lasts. The second is the Nine of Pentacles: somebody may come, and the evening is good either way.',
      'I will not tell you that they are coming back. I can tell you which of the two you are doing, and what it would take to hang up the coat.',
    ],
  },
  {
    key: 'badly',
    by: 'noor-haddad',
    day: 19,
    category: 'Dreams',
    title: 'Write it down badly',
    summary:
      'A dream that is told well has been tidied. Why I ask for the untidy one, and how to catch it before breakfast.',
    paragraphs: [
      'Keep paper within reach of your pillow and a pencil on it. Three words are enough for a beginning: corridor, wet, shoes. Do not decide what it was about.',
      'By breakfast you will have a story, with a beginning and an end and with yourself in the middle. The story is handsome and of no use. What we need is the shoe.',
      'Bring me the list. We go through it thing by thing, and I ask of each: whose is it, and where did you last see it? You would be surprised how often the answer is a street and a year.',
    ],
  },
  {
    key: 'year',
    by: 'henrik-dahl',
    day: 27,
    category: 'Numbers',
    title: 'Your number for the year, worked out by hand',
    summary:
      'The sum takes a minute and a pencil. What the nine kinds of year are like, and how seriously to take them.',
    paragraphs: [
      'Add the digits of your day and month of birth to those of the year that we write, and add again until one digit is left. Somebody born on a fourteenth of August brings thirteen to it; a year whose digits make ten adds those, and two and three are five.',
      'A one begins, a four builds, a five moves house whether you like it or not, a seven would rather be left alone, and a nine clears out cupboards. The others lie between these.',
      'I taught mathematics for thirty years, so let me say it myself: nothing in the sum causes anything. It is a way to ask one question for twelve months running, and few of us ever do that.',
    ],
  },
  {
    key: 'cat',
    by: 'juniper-cole',
    day: 36,
    category: 'Animals',
    title: 'Before you ask what the cat means',
    summary: 'Four things to look at in the house before you look for a meaning. And when to see the vet first.',
    paragraphs: [
      'If something changed within a day, go to the vet. I say so to about one person in five, and I have never been sorry.',
      'Otherwise walk through the house at the animal’s height. What has been moved, what hums, what smells of somebody new? Then think of the week in which it began. Who came, who left, who is at home at other hours?',
      'When all of that is done, we can talk about the rest. An old dog who will not pass a doorway often knows which doorway it is. So do you, usually.',
    ],
  },
  {
    key: 'nothing',
    by: 'celeste-okafor',
    day: 45,
    category: 'Grief',
    title: 'When there is nothing',
    summary: 'Sometimes nobody comes. What I do then, and why an empty reading is given back.',
    paragraphs: [
      'I work as a medium, quietly. There may be a name, or a habit: how somebody folded a newspaper. There may be nothing.',
      'A room can be filled with guesses. Some people would even thank me for it. But whoever has lost somebody hears the difference within a week, and then they have lost them again. So I say that it is silent, and return the time.',
      'If your loss is of these last weeks, wait. Let somebody near you know that you are coming. And bring no proof to be tested by; bring something that they would have laughed at.',
    ],
  },
  {
    key: 'line',
    by: 'lin-yao',
    day: 58,
    category: 'I Ching',
    title: 'One line that moved',
    summary: 'Six throws, and most of their lines stand still. Why I begin with the one that does not.',
    paragraphs: [
      'Six throws of three coins make a figure of six lines. Most of them stand still. Now and then one is so full that it turns into its opposite, and this one alone I read in the beginning.',
      'If it is near the ground, it is about how you begin. In the middle it is about people, one above you and one below. At the top it is late already, and the advice is mostly to stop.',
      'Ask it a question with a verb in it. Not “what about the contract” but “how do I answer the letter”. The book is old and has patience, and it has none with nouns.',
    ],
  },
  {
    key: 'chair',
    by: 'walter-finch',
    day: 69,
    category: 'Oracle cards',
    title: 'The forty-first card',
    summary:
      'My late wife painted the deck that I read from, and never told me what the last one means. What it has taught me.',
    paragraphs: [
      'There are forty cards with a name written on the back in her small hand: the Ferry, the Kettle, Two Brothers, Unposted Letter. The forty-first shows a chair at an open window, and its back is empty.',
      'I asked her, of course. She said that it would come to me. For some time I took it out before a reading, as one hides a bill.',
      'Now it stays in. When it turns up I say so: here is one that I can’t read, what do you see? It has been a father, a summer, a wish to be alone for an hour. It has never once been what it is for me.',
    ],
  },
  {
    key: 'palms',
    by: 'beatriz-nunes',
    day: 80,
    category: 'Palmistry',
    title: 'Two photographs, by daylight',
    summary: 'What to send for a reading of the hand, what I look at first, and what a palm does not know.',
    paragraphs: [
      'Both hands, by a window, without flash; rings may stay where they are. The hand you write with shows what you have made of things. The other shows what you were given to make it of.',
      'I look at the thumb before any line. A line tells me about a habit, a thumb about how you quarrel.',
      'Years of life are not to be seen there. The washing-up is.',
    ],
  },
  {
    key: 'fox',
    by: 'odile-marchetti',
    day: 62,
    isBlog: true,
    category: 'From the table',
    title: 'The fox is no bad news',
    summary: 'A month in which the same card lay in almost every spread, and what it turned out to mean.',
    paragraphs: [
      'This month the Fox lay in almost every spread. Whoever knows a little Lenormand takes fright: it is said to be the false one, who comes at night. I say it is the one who works for himself.',
      'So I asked everybody what they were doing alone that two could do. The answers were all of a Tuesday: some papers, a mother, a move. Nobody had been deceived. Several were tired.',
    ],
  },
  {
    key: 'quiet',
    day: 74,
    isBlog: true,
    category: 'From the house',
    title: 'Why nothing blinks here',
    summary: 'No countdown, no “only two left”, no notices at night. What we left out, and why.',
    paragraphs: [
      'Whoever comes to a house like this often brings a question that weighs something. A page that hurries them is no help. So there is no offer here that ends in ten minutes, no number that counts down, no notice that others are looking.',
      'The only clock is that of a reading, and it stops as soon as one of you is away. In your account you can say at which hours nothing may ring.',
    ],
  },
]
/** Sent to the house and not looked at yet. */
export const waitingArticle: Article = {
  by: 'tomasz-brandt',
  day: 88,
  category: 'Runes',
  title: 'Why I am quiet for so long',
  summary: 'Three staves, and then nothing for a minute. What happens in it, and who pays for it.',
  paragraphs: [
    'You do not pay for it: I stop the clock. I say so at once, because people count the seconds and then can’t hear anything else.',
    'In that minute I wait until I no longer want to say the first thing.',
  ],
}
