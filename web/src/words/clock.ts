import { facts, inLetters, inLettersFirst } from './facts.ts'

/** How the clock works, for whoever wants the whole rule. */
export const clock = {
  'clock.title': 'How the clock works',
  'clock.lead':
    'You buy time here, so you should be able to check it. This is the whole rule, as it runs. Reading it takes six minutes, and none of them are billed.',
  'clock.contents': 'On this page',
  'clock.rule':
    'A second counts only if you and your reader are both in the room, the reader has pressed Start, and nothing has stopped the clock.',
  'clock.before': 'Before it starts',
  'clock.before.ring': `When you ask a reader for a chat, your request rings for ${facts.ringSeconds} seconds. If nobody answers, or the reader declines, it is over and nothing was touched.`,
  'clock.before.join': `Once it is accepted you both have ${facts.joinSeconds} seconds to come in. Then you may write to each other straight away: until the reader presses Start, the clock is stopped.`,
  'clock.before.hold':
    'No time is set aside when you ask. That happens at Start, and what the reading doesn’t use is free again when it ends.',
  'clock.runs': 'When it runs',
  'clock.runs.text':
    'Our server knows of each of you whether you are there. Where the two overlap, after Start and while nothing stops it, the clock runs. It runs in milliseconds. At the end they are added up and rounded down to whole seconds, once.',
  'clock.runs.figure':
    'A reading of 17 minutes and 34 seconds. 14 minutes and 44 seconds of it counted; the receipt further down says why.',
  'clock.stops': 'When it stops',
  'clock.stops.text':
    'Each of these stops the clock on its own. While it is stopped you can still write to each other; both of you see that nothing is billed.',
  'clock.stops.reason': 'What stops it',
  'clock.stops.until': 'What lets it go on',
  'clock.stops.most': 'For how long',
  'clock.stops.start': 'Start was not pressed',
  'clock.stops.start.until': 'The reader presses Start',
  'clock.stops.start.most': `${facts.startMinutes} minutes, then the room closes`,
  'clock.stops.standby': 'One of you is on stand-by',
  'clock.stops.standby.until': 'The one who pressed it presses Resume',
  'clock.stops.standby.most': `${facts.standbyMinutes} minutes a reading in all, then it ends`,
  'clock.stops.away': 'One of you is away',
  'clock.stops.away.until': 'Nothing to press: it goes on when you are both there',
  'clock.stops.away.most': `${facts.awayMinutes} minutes at a time; and in all ${facts.awayMinutes} minutes and a fifth of what was counted. Then the reading ends`,
  'clock.stops.unsteady': 'The line of one of you is unsteady',
  'clock.stops.unsteady.until': `It has held for ${facts.steadySeconds} seconds`,
  'clock.stops.unsteady.most': 'It is time away, and counts as such',
  'clock.stops.asks': 'Your free time is used',
  'clock.stops.asks.until': 'You agree to paid time',
  'clock.stops.asks.most': `${facts.consentMinutes} minutes, then the reading ends`,
  'clock.stops.adds': 'You are adding time',
  'clock.stops.adds.until': 'You have paid, or the time is up',
  'clock.stops.adds.most': `${facts.topUpMinutes} minutes, ${inLetters(facts.topUps)} times a reading`,
  'clock.stops.admin': 'An admin has stopped it',
  'clock.stops.admin.until': 'The admin lets it go on',
  'clock.stops.admin.most': 'As long as it takes',
  'clock.drop': 'When the line drops',
  'clock.drop.text': `While you are in the room your page sends a signal every ${facts.beatSeconds} seconds. Nothing else counts as proof that you are there: not an open window, not our belief. When the signals stay out, nobody has to press anything.`,
  'clock.drop.figure': 'Fourteen seconds with a gap: signals, and under them what was counted.',
  'clock.drop.last': 'The last signal. Counting ends here, whatever comes later.',
  'clock.drop.found': `${inLettersFirst(facts.silenceSeconds)} seconds without a signal, ${inLetters(facts.foundSeconds)} at the most, and the clock stops on both screens. It goes back to the last signal: the silence is not billed.`,
  'clock.drop.back': 'The first new signal. If nothing else stops it, the clock goes on by itself.',
  'clock.drop.unsteady': `A line that drops ${inLetters(facts.drops)} times within ${facts.dropsWithinSeconds} seconds, or loses more than ${facts.shakySeconds} seconds of them in gaps of under ${facts.shortGapSeconds}, is unsteady. The clock stands until it has held for ${facts.steadySeconds} seconds.`,
  'clock.drop.waits':
    'What is written to somebody who is away, or whose line is unsteady, waits and reaches them when they are back. What still waits at the end is never shown to them, and its writer sees that it was not delivered. So nobody reads for free by being away in measure.',
  'clock.drop.long': `After ${inLetters(facts.awayRooms)} rooms within ${facts.awayHours} hours in which one of you was away for long, that person may be away for ${facts.awayShortSeconds} seconds in all, and a fifth of what was counted, in the next. Both are told before Start.`,
  'clock.there': 'What counts as being there',
  'clock.there.tabs':
    'Several windows or devices of yours are one person. One of them is enough, and two don’t count double.',
  'clock.there.hidden':
    'A window behind others still sends its signals, so you are there. Press Stand-by if you walk away.',
  'clock.there.asleep': 'A phone that has gone to sleep sends nothing, so you are away and the clock is stopped.',
  'clock.free': 'Free minutes',
  'clock.free.first':
    'Free time is used before paid time. When it ends the clock stops and asks, unless you ticked at the start that paid time may follow. No answer is a no.',
  'clock.free.warned': `Both of you are warned when ${facts.warnedMinutes.slice(0, -1).join(', ')} and ${facts.warnedMinutes.at(-1)} minutes are left, before free time ends just as before all time ends.`,
  'clock.free.welcome': `The ${facts.welcomeMinutes} welcome minutes come when you confirm a new account. They last ${facts.welcomeDays} days, serve with at most ${inLetters(facts.welcomeReaders)} readers, and come once per person.`,
  'clock.limits': 'Your own limit',
  'clock.limits.text': `When you ask for a chat you can say when to stop: after ${facts.limitMinutes} minutes or any longer time. The clock never runs past it, nor past the time that was set aside. When it is reached the reading ends. Near it you can raise it, and nobody else can.`,
  'clock.receipt': 'How to read a receipt',
  'clock.receipt.text':
    'Every reading ends with one. It covers the time from the moment the room opened to the end without a gap: each line is a stretch, with what it counted as or why it didn’t. A full moon counts, a new moon doesn’t.',
  'clock.receipt.start': 'The first words were free: Start came half a minute later.',
  'clock.receipt.drop':
    'The line was gone for 41 seconds. The stretch begins at the last signal, not where it was noticed.',
  'clock.receipt.rest': 'The reader went on stand-by. Resting costs them, not you.',
  'clock.receipt.ask': 'The 600 free seconds are used. The clock asked, and waited 22 seconds for the answer.',
  'clock.receipt.end': 'The last second had no signal after it, so it is not billed.',
  'clock.receipt.sums': 'Free, paid and not counted make up what passed, to the second.',
  'clock.check': 'Who can check it',
  'clock.check.both':
    'You and your reader open the same receipt, from the past readings of each, for as long as you have an account. It prints well.',
  'clock.check.fixed':
    'What the clock measured is never changed, by anybody. If time is given back later, the receipt shows it as a line of its own, with its date and its reason.',
  'clock.check.books':
    'Each second that leaves your wallet is entered twice in our books, like money in a bank, and the two have to agree. Your statement lists every movement.',
  'clock.back': 'What comes back by itself',
  'clock.back.silent': 'The reader sent nothing during the whole reading: everything comes back.',
  'clock.back.short': `Under ${inLetters(facts.shortMinutes)} minute was counted: everything comes back, up to ${inLetters(facts.shortADay)} times in ${facts.shortHours} hours, and once in ${facts.shortDays} days with the same reader.`,
  'clock.back.when':
    'It is in your wallet the moment the reading ends. Paid time comes back as paid, free time as free.',
  'clock.fail': 'When we fail',
  'clock.fail.text':
    'If one of our servers goes down in the middle of a reading, it can’t prove what happened in its last moment. What can’t be proven isn’t billed, so the gap is ours. What was counted before is on the receipt.',
  'clock.fail.ask':
    'If a receipt looks wrong to you, write to us under Help in your account. Its timeline is the evidence, for you as much as for us.',
  'clock.try': 'Try it',
  'clock.try.text': 'You play both people. The rule that counts here is the one that counts in every reading.',
  'clock.next': 'Find a reader',
  'clock.prices': 'Prices',
} as const
