import { facts, inLetters } from './facts.ts'

/** What the home page says below its first screens; loaded with them. */
export const below = {
  'home.reasons': 'Why here',
  'home.reason.second': 'Counted to the second',
  'home.reason.second.text': 'Waiting, ringing and dropped lines cost nothing.',
  'home.reason.price': 'One price for every reader',
  'home.reason.price.text': 'Nobody pays more, and nobody can buy a place.',
  'home.reason.stop': 'It stops when you stop',
  'home.reason.stop.text': 'When free minutes end, the clock stops and asks.',
  'home.readers': 'Readers, as they are right now',
  'home.steps': 'Three steps, and a way out of each',
  'home.step.choose': 'Choose who you talk with',
  'home.step.choose.text':
    'See who is here, what they read and how others rated them. A minute costs the same with everybody.',
  'home.step.choose.help': 'Help me choose',
  'home.step.ask': 'Ask, and wait for free',
  'home.step.ask.text': `Your request rings for ${facts.ringSeconds} seconds. Nobody answers? You are not charged. Say at the start when to stop, if you like.`,
  'home.step.check': 'Talk, then check the receipt',
  'home.step.check.text':
    'Leave whenever you want. The receipt lists each start and each stop, and both of you can open it.',
  'home.clock': 'A clock you can check',
  'home.clock.lead':
    'Time is what you buy here, so time is what we are strict about. Try to make this one count what it shouldn’t: it runs on the same rule as every reading.',
  'home.packages': 'Minutes, no subscription',
  'home.packages.lead': 'A minute is a minute with every reader. Paid minutes never expire.',
  'home.packages.all': 'Prices',
  'home.never': 'What we never do',
  'home.never.lead': 'Each of these is a rule of the software, not a promise of good will.',
  'home.never.alone': 'Bill you while you are alone',
  'home.never.alone.text': 'Only seconds in which you and your reader are both in the room can count.',
  'home.never.round': 'Round a minute up',
  'home.never.round.text': 'We count in milliseconds and round down, once, at the end of a reading.',
  'home.never.yes': 'Go on to paid time without your yes',
  'home.never.yes.text': 'When free minutes end the clock stops and asks. No answer is a no.',
  'home.never.renew': 'Renew anything on our own',
  'home.never.renew.text': 'You buy minutes once. There is no subscription to forget about.',
  'home.never.wait': 'Charge for waiting',
  'home.never.wait.text': 'Ringing, coming in, a reader who never presses Start: none of it costs anything.',
  'home.never.dear': 'Charge more for a favorite',
  'home.never.dear.text': 'Readers have no price of their own. New or in demand, a minute is a minute.',
  'home.never.card': 'Keep your card number',
  'home.never.card.text': 'It goes to the card company and never reaches us. What we hold is a token.',
  'home.never.stars': 'Hide a review for its stars',
  'home.never.stars.text':
    'Only people who had a reading can write one. Taking one down needs a listed reason, and is counted in public.',
  'home.articles': 'Newest articles',
  'home.questions': 'Questions people ask first',
  'home.question.free': 'Are the first minutes really free?',
  'home.question.free.text': `Yes. You get ${facts.welcomeMinutes} when you confirm a new account. They last ${facts.welcomeDays} days, serve with at most ${inLetters(facts.welcomeReaders)} readers, and come once per person. When they end, the clock stops; nothing turns into paid time by itself.`,
  'home.question.drop': 'What happens when my connection drops?',
  'home.question.drop.text': `Within ${facts.foundSeconds} seconds the clock stops, and it goes back to your last signal: the silence before it is not counted. Come back within ${facts.awayMinutes} minutes and the reading goes on by itself.`,
  'home.question.silent': 'What if the reader says nothing?',
  'home.question.silent.text': `Then everything comes back by itself when the reading ends. So does a reading of under a minute, up to ${facts.shortADay} times a day and once a week with the same reader.`,
  'home.question.true': 'Will what a reader tells me come true?',
  'home.question.true.text':
    'Nobody can promise you that, and we don’t. Readings are for entertainment and reflection. They replace no doctor, lawyer or financial adviser.',
  'home.question.who': 'Who are the readers?',
  'home.question.who.text':
    'People who applied, and whom one of us approved before they could be asked for anything. Their reviews come only from readings that took place, whatever the stars.',
  'home.question.known': 'What does a reader learn about me?',
  'home.question.known.text':
    'Your user name and what you write. Not your e-mail, your number or your card. Contact details can’t be exchanged here, for your sake and for theirs.',
  'home.question.seen': 'Can anybody else read along?',
  'home.question.seen.text':
    'Live chats are between the two of you. One of our admins can look into one, for instance after a complaint; each such look is written down with its reason.',
  'home.question.back': 'Can I have money back?',
  'home.question.back.text':
    'Paid minutes you have not used can be refunded to the card or the PayPal account they came from, at the price you paid for them. Write to us under Help, in your account.',
  'home.welcome': `Your first ${facts.welcomeMinutes} minutes are free`,
  'home.welcome.text': `Use them with at most ${inLetters(facts.welcomeReaders)} readers within ${facts.welcomeDays} days. Then you choose whether to go on.`,
  'home.welcome.join': 'Create your account',
} as const
