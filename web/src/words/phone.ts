import { facts, inLetters } from './facts.ts'

/** Readings by phone: one's number, the switch, the room, and the page about them. */
export const phone = {
  'phone.title': 'Phone readings',
  'phone.title.hint':
    'Clients ask as for a chat. When you accept, both telephones ring, and nobody sees the number of the other.',
  'phone.failed': 'It did not load.',
  'phone.not_here': 'This site rings no telephones.',
  'phone.number': 'Your phone number',
  'phone.number.hint':
    'With the code of your country, as in +1 202 555 0123. It is kept encrypted, and nobody sees it.',
  'phone.number.needed': 'Please write your number.',
  'phone.number.now': 'We ring',
  'phone.number.change': 'Change number',
  'phone.number.other': 'Another number',
  'phone.code': 'Code',
  'phone.code.by': 'How the code reaches you',
  'phone.code.by.sms': 'By SMS',
  'phone.code.by.call': 'By a call',
  'phone.code.send': 'Send me a code',
  'phone.code.sent': `We sent ${inLetters(facts.codeDigits)} digits to {number}. They count for ${inLetters(facts.codeMinutes)} minutes.`,
  'phone.code.demo': 'In this demonstration they are here.',
  'phone.code.needed': 'Please write the code.',
  'phone.code.confirm': 'Confirm number',
  'phone.switch': 'Take phone readings',
  'phone.switch.hint':
    'While you are available. The clock runs from when both of you are on the line until one hangs up.',
  'phone.hours': 'When we may ring you',
  'phone.hours.any': 'At any time while you are available.',
  'phone.hours.choose': 'Choose hours',
  'phone.hours.hint':
    'In these hours alone, and only while you are available. They are those of {zone}; without any we may ring at any time.',
  'phone.hours.save': 'Save these hours',
  'phone.hours.saved': 'Saved. We ring you in these hours.',
  'phone.hours.not_saved': 'Your hours were not saved.',
  'phone.ask.first': 'We ring you for this reading. Tell us once where.',
  'phone.ask.known': 'When your reader accepts, we ring both of you. Nobody sees the number of the other.',
  'phone.room': 'Telephones of you and {name}',
  'phone.room.rings': 'Your phone rings. Answer it, and press any number key to come in.',
  'phone.room.waits': 'You are on the line. {name} is being rung.',
  'phone.room.talks': 'You and {name} are on the line. Hang up to end the reading.',
  'phone.room.masked': 'Both of you see our number alone. Nothing is recorded.',
  'phone.room.demo': 'The telephones of this demonstration',
  'phone.page': 'Readings by phone',
  'phone.page.lead':
    'We ring you and your reader, and count the time that you both are on the line. Phone readings use paid time.',
  'phone.page.ask': 'You ask',
  'phone.page.ask.text': `Choose somebody who is available and tell us once which number to ring. Your request rings for ${facts.ringSeconds} seconds and costs nothing.`,
  'phone.page.ring': 'Both telephones ring',
  'phone.page.ring.text':
    'Each of you sees our number, never that of the other. You press a key to come in, so that no answering machine is ever charged for.',
  'phone.page.count': 'The clock counts the call',
  'phone.page.count.text':
    'From when both of you are on the line until the first hangs up, by the second. Ringing and waiting cost nothing, and your receipt shows it all.',
  'phone.page.readers': 'Who takes phone readings',
  'phone.page.nobody': 'Nobody takes phone readings at the moment. There is chat, and voice in the browser.',
} as const
