import { facts, inLetters } from './facts.ts'

/** What one agrees to: short, plain, and no more than the product does. */
export const policies = {
  'policies.version': 'Version {version}, in force since {date}.',

  'policies.terms': 'Terms',
  'policies.terms.lead': 'What you can count on here, and what we count on from you.',
  'policies.terms.what': 'What Evenlight is',
  'policies.terms.what.text':
    'A place where you buy time and spend it talking with a reader of your choice. Readers work on their own account; we run the house: the clock, the payments, the rules.',
  'policies.terms.what.advice':
    'Readings are for entertainment and reflection. Nobody can promise you that something will come true. A reading replaces no doctor, lawyer, therapist or financial adviser.',
  'policies.terms.account': 'Your account',
  'policies.terms.account.text': `You must be ${facts.adultYears} or older. An account is for one person, and you have one. Keep its password to yourself; under <account>Account</account> you see where you are signed in and can end it.`,
  'policies.terms.account.readers': 'Readers apply, and one of us decides before anybody can ask them for a reading.',
  'policies.terms.time': 'Time and money',
  'policies.terms.time.text':
    'You buy minutes in packages, at the price shown before you pay. A minute is the same with every reader. Minutes you paid for never expire. Free ones may, and say when.',
  'policies.terms.time.renew':
    'Nothing renews by itself. Free time never turns into paid time without your yes. What can come back to you is in the <refunds>refund policy</refunds>.',
  'policies.terms.clock': 'What a reading costs',
  'policies.terms.clock.text':
    'Only seconds in which you and your reader are both in the room count, from the moment the reader presses Start, while nothing stops the clock. You can set a limit, and you can leave at any time. Both of you get the same receipt. <clock>This is the whole rule.</clock>',
  'policies.terms.manners': 'How we treat each other',
  'policies.terms.manners.text':
    'No threats, no hate, nothing that is against the law, no pressure to buy more. Nobody is told of a curse that only money lifts.',
  'policies.terms.manners.contact':
    'Contact details stay out: no numbers, addresses or names on other services, and no payment past the house. It protects you both, and it is why each message in the message center waits for an admin.',
  'policies.terms.manners.looks':
    'Live chats are between the two of you. An admin can look into one for a reason, such as a complaint; each look is written down with its reason.',
  'policies.terms.wrong': 'When something goes wrong',
  'policies.terms.wrong.text':
    'Tell us, from the receipt of the reading or under <help>Help</help>. What the clock counted stands in the receipt, and whoever decides sees the same one.',
  'policies.terms.end': 'When it ends',
  'policies.terms.end.text':
    'You can have your account closed at any time, under <account>Account</account>. It goes after some days, in which you can take it back. Paid minutes you have not used are refunded.',
  'policies.terms.end.block':
    'We can block an account that breaks these terms. We say why, and you can answer before it is final.',
  'policies.terms.later': 'When these terms change',
  'policies.terms.later.text':
    'The version you accepted is kept with your account. A later one holds for you once you have accepted it.',

  'policies.privacy': 'Privacy',
  'policies.privacy.lead': 'What we keep of you, who sees it, and how it goes again.',
  'policies.privacy.kept': 'What we keep',
  'policies.privacy.kept.you':
    'What you tell us at sign-up: your name, e-mail address, date of birth, country and time zone, and a mobile number if you give one. Of your password we keep only what it can be checked with. Of each sign-in: when, from which address, with which browser.',
  'policies.privacy.kept.readings':
    'What you write and send, and of each reading when it was asked for, started, stopped and ended. That is what your receipt is made from.',
  'policies.privacy.kept.payments':
    'What you paid, when, and of a saved card its brand, its last four digits and its expiry.',
  'policies.privacy.never': 'What never reaches us',
  'policies.privacy.never.text':
    'Your card number: it goes to the card company, and we refuse whatever looks like one. We use no advertising and no trackers, and we sell nothing about you.',
  'policies.privacy.who': 'Who sees what',
  'policies.privacy.who.other':
    'The other person sees your user name and what you write to them. Never your e-mail address, your number, your card or your date of birth. Of readers everybody sees the profile they wrote, and their reviews.',
  'policies.privacy.who.admins':
    'Our admins read each message of the message center before it is delivered. Into a live chat they look only for a reason, and each look is written down with it.',
  'policies.privacy.who.outside':
    'Outside the house: the card company or PayPal, for your payment; the service that carries our mail; the carrier of calls and short messages, if you use them; and your browser’s push service, if you allowed notices. Nobody else, unless a law obliges us.',
  'policies.privacy.browser': 'In your browser',
  'policies.privacy.browser.text':
    'One cookie keeps you signed in, one remembers that you are, and one, for a year, your language, if it is not English. For each account that was signed in here one more stays for a year, also after signing out, so that its owner is let in although others guess the password. There are no others; none follows you. What the page remembers of you is encrypted, and signing out empties it.',
  'policies.privacy.long': 'How long',
  'policies.privacy.long.text':
    'As long as you have an account. The books of time and money stay, as the law asks of us; once your account is erased they name a number, not a person. Of a question that you asked without an account, your name and address go a year after the last word in it.',
  'policies.privacy.yours': 'What is yours',
  'policies.privacy.yours.text':
    'You can fetch a copy of what we keep of you, have it corrected, or have it erased, all under <account>Account</account>; for what you can’t change yourself ask under <help>Help</help>.',
  'policies.privacy.yours.erase': `A copy is made at once. An account goes ${facts.dataRequestDays} days after you asked, and until then you can take it back. Then your name, address and number are gone, and so are your pictures. What you wrote to somebody stays with them, under “former member”.`,

  'policies.refunds': 'Refunds',
  'policies.refunds.lead': 'Which time and money comes back, when, and who decides.',
  'policies.refunds.itself': 'What comes back by itself',
  'policies.refunds.itself.silent': 'The reader wrote nothing at all: everything comes back as the reading ends.',
  'policies.refunds.itself.short': `Under ${inLetters(facts.shortMinutes)} minute was counted: everything comes back, up to ${inLetters(facts.shortADay)} times in ${facts.shortHours} hours, and once in ${facts.shortDays} days with the same reader.`,
  'policies.refunds.reading': 'A reading that went wrong',
  'policies.refunds.reading.ask': `The reader was slow, you were cut off, or it was not what you came for: say so within ${facts.claimDays} days, from its receipt under “Something wrong?”. The reader answers within ${facts.claimAnswerHours} hours, then an admin decides, and you can appeal once.`,
  'policies.refunds.reading.decide':
    'What is given back is time: paid time as paid, free time as free, at most what was counted. The receipt shows it from then on.',
  'policies.refunds.unused': 'Paid time you have not used',
  'policies.refunds.unused.text':
    'It can go back to the card it came from, whenever you ask: under <help>Help</help>, with the purchase in question.',
  'policies.refunds.unused.sum':
    'You get the price you paid for the minutes that are left, rounded down to a cent. Free minutes that came with the package end with it.',
  'policies.refunds.pending': 'A payment that hangs',
  'policies.refunds.pending.text':
    'A declined payment costs nothing. One without an answer, or held for a check, adds no time until it is settled, and pressing twice never charges twice. Your statement shows each of them.',
  'policies.refunds.not': 'What does not come back',
  'policies.refunds.not.text':
    'Time that the clock counted in a reading you did not complain of, and free time as money: it was a gift.',
} as const
