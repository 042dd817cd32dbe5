import { adultYears } from '@evenlight/contract/lengths'

export const applying = {
  'applying.title': 'Give readings here',
  'applying.lead': 'Tell us who you are and how you read. A person reads every application and answers by mail.',
  'applying.promise.pay': 'You are paid for each paid minute on the clock, twice a month, with every line to check.',
  'applying.promise.hours': 'You choose when you can be asked, and by which ways: chat, voice, video or e-mail.',
  'applying.promise.rules': `You are ${adultYears} or older, and promise nobody a cure, a winner or a curse lifted.`,
  'applying.have': 'You have applied already?',
  'applying.sign_in': 'Sign in to see how it stands',
} as const
