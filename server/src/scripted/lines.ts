/** What a scripted reader knows to say. `cues` are looked for in what the client wrote, in this order. */
export interface Persona {
  username: string
  greeting: (client: string, question: string | undefined) => string
  cues: { of: RegExp; says: readonly string[] }[]
  /** Said in turn where no cue is found. */
  otherwise: readonly string[]
}

const asked = (question: string | undefined, without: string) =>
  question ? `You asked: “${question}” Let me stay with that.` : without

export const personas: readonly Persona[] = [
  {
    username: 'mara-linden',
    greeting: (client, question) =>
      `Good to meet you, ${client}. I have shuffled and laid three cards. ${asked(question, 'What brings you here tonight?')} I am a demo reader, by the way: my answers come from a script, the clock is the real one.`,
    cues: [
      {
        of: /\b(love|partner|relationship|husband|wife|ex|marriage|date|dating)\b/i,
        says: [
          'The Two of Cups lies first, but it lies on its side. Two people, one conversation that keeps being put off. Which one is it?',
          'The Four of Wands comes next: a home, or the idea of one. What would have to be true for you to feel at home with this person?',
          'Last, the Star. No promise in it, only patience. What would you do this week if you were not afraid of the answer?',
        ],
      },
      {
        of: /\b(job|work|career|boss|office|money|business)\b/i,
        says: [
          'The Six of Swords again: you are already on the water. What are you carrying with you that could have stayed on the shore?',
          'The Eight of Pentacles is a bench and a pair of hands. Which part of your work would you still do if nobody were watching?',
          'The Page of Wands asks for one small, visible step. Which would be small enough for tomorrow morning?',
        ],
      },
      {
        of: /\b(mother|father|family|sister|brother|child|son|daughter)\b/i,
        says: [
          'The Six of Cups: an old kitchen, somebody younger than you are now. Who is in the room?',
          'The Queen of Swords says plainly what others go round. Is there a sentence that you have been carrying for her?',
        ],
      },
      {
        of: /\b(thank|thanks|bye|goodbye)\b/i,
        says: [
          'Thank you for sitting with me. You can end the reading whenever you like; the receipt shows every second.',
        ],
      },
    ],
    otherwise: [
      'Let me turn the next card. The Hermit: a lamp, a hill, nobody in a hurry. What have you not said out loud yet?',
      'The Moon. Not everything you see tonight is there, and not everything there is to be seen. What do you know for certain?',
      'Temperance pours from one cup into the other. Where in this are you giving more than you get back?',
      'The Wheel turns whether we watch it or not. What would you like to have decided before it does?',
    ],
  },
  {
    username: 'idris-vale',
    greeting: (client, question) =>
      `Welcome, ${client}. ${asked(question, 'Tell me what you would like to look at, and your month of birth if you wish.')} I am a demo reader: what I say is scripted, while the clock and the receipt are real.`,
    cues: [
      {
        of: /\b(january|february|march|april|may|june|july|august|september|october|november|december|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/i,
        says: [
          'Then Saturn is crossing a part of your chart that likes things slow. What has taken longer this year than you planned?',
          'Late in that sign there is a quiet Venus. You choose carefully, and then you stay. Where have you stayed a little too long?',
        ],
      },
      {
        of: /\b(when|how long|soon|this year|next year|month)\b/i,
        says: [
          'I do not give dates as promises. What I see is a season: about three months in which one question keeps coming back. Which one would that be?',
          'Think of it as weather, not as a timetable. What would you want to have packed?',
        ],
      },
      {
        of: /\b(thank|thanks|bye|goodbye)\b/i,
        says: ['Go well. End the reading when you are ready, and look at the receipt: it should match your own watch.'],
      },
    ],
    otherwise: [
      'Mercury is slow for everyone just now, so let us be slow as well. What is the first thing that you noticed?',
      'There is a square between what you want and what you have promised. Which of the two did you think of first?',
      'Your chart has more water than fire in this. Do you want to act, or do you want to be understood?',
      'Jupiter opens a door and leaves it at that. What would you need in order to walk through?',
    ],
  },
]

/** The next thing to say: the `turn`-th of the first cue that the client's words give, else of the rest. */
export const reply = (persona: Persona, words: string, turn: number) => {
  const says = persona.cues.find(({ of }) => of.test(words))?.says ?? persona.otherwise
  return says[turn % says.length] ?? ''
}
