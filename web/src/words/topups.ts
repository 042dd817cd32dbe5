import { facts } from './facts.ts'

/**
 * The text that a client agrees to, in whole sentences. Other words need another number, `topupTerms` of the contract: a test
 * beside this file compares both.
 */
export const agreement = {
  'topups.agree.when': `When ${facts.lowMinutes} minutes are left of a reading on paid time, we buy {package} for {price} with your {card}, without asking again.`,
  'topups.agree.cap': 'So much at most: {cap} in {days, plural, one {24 hours} other {# days}}.',
  'topups.agree.limits': 'Your own limits count first, and taking time off ends it.',
  'topups.agree.never': 'Nothing is bought while the clock stands, or once the reading has ended.',
  'topups.agree.told': 'Each purchase comes with a notice and an e-mail, and stands on your statement.',
  'topups.agree.stop':
    'One press stops it: here, in the room, or where the e-mail leads. A declined card stops it, too.',
} as const

export const topups = {
  ...agreement,
  'topups.title': 'Automatic top-up',
  'topups.failed': 'Automatic top-up did not load.',
  'topups.lead':
    'Off until you switch it on. It lets a reading on paid time go on when it runs low, from a card that is kept for you.',
  'topups.no_card': 'Keep a card first: under “Saved cards”, or by a tick when you pay.',
  'topups.package': 'Buy each time',
  'topups.package.one': '{minutes} min for {price}',
  'topups.card': 'With',
  'topups.cap': 'At most, in US dollars',
  'topups.cap.hint': 'From ${min} to ${max}, and as much as one purchase costs.',
  'topups.cap.whole': 'A whole number from {min} to {max}, please.',
  'topups.days': 'In',
  'topups.days.one': '{days, plural, one {24 hours} other {# days}}',
  'topups.what': 'What you agree to',
  'topups.agree': 'I agree to this.',
  'topups.agree.needed': 'Please tick this to switch it on.',
  'topups.on': 'Switch it on',
  'topups.on.failed': 'It was not switched on.',
  'topups.is_on': 'Automatic top-up is on.',
  'topups.is_off': 'Automatic top-up is off.',
  'topups.off.stopped': 'You stopped it.',
  'topups.off.replaced': 'You changed it.',
  'topups.off.declined': 'A payment did not go through, so it switched itself off. You were not charged for that one.',
  'topups.off.card_gone': 'Its card was removed or has run out.',
  'topups.off.package_gone': 'Its package is not on sale any more.',
  'topups.off.time_off': 'You took time off.',
  'topups.terms':
    '{minutes} min for {price} with {card}, at most {cap} in {days, plural, one {24 hours} other {# days}}. {spent} of it used.',
  'topups.since': 'You agreed',
  'topups.change': 'Change it',
  'topups.change_not': 'Leave it as it is',
  'topups.stop': 'Stop automatic top-up',
  'topups.stop.failed': 'It was not stopped. Try again, or end the reading: nothing is bought after it.',
  'topups.under_way': 'One purchase was being made at the moment you stopped, and may still come. No other will.',
  'topups.history': 'What it did',
  'topups.outcome.added': '{minutes} min added, {price}',
  'topups.outcome.declined': 'The payment did not go through',
  'topups.outcome.not_needed': 'Nothing bought: the reading had ended, or had time again',
  'topups.outcome.stopped': 'Nothing bought: it was stopped',
  'topups.outcome.cap': 'Nothing bought: your cap of it was reached',
  'topups.outcome.own_limit': 'Nothing bought: a limit of your own was reached',
  'topups.outcome.open': 'Being bought',
  'topups.start':
    'It uses time that you have. Your automatic top-up is on: when the reading runs low, {minutes} min are bought for {price}, up to your cap.',
  'topups.room.on': 'Automatic top-up: on, {price} for {minutes} min.',
  'topups.room.stop': 'Stop',
  'topups.room.stop_it': 'Stop automatic top-up',
  'topups.room.added': '{minutes} min added from your saved card, {price}.',
  'topups.room.declined': 'Automatic top-up is off: your card was not charged.',
  'topups.room.cap': 'Automatic top-up bought nothing: your cap is reached.',
  'topups.room.own_limit': 'Automatic top-up bought nothing: a limit of your own is reached.',
} as const
