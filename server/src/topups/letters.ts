import type { Sheet } from '../kernel/letter.ts'

const why =
  'You get this because automatic top-up was switched on for the account {username}. Letters about money that is taken by it always come.'

export const letters = {
  topped_up: {
    subject: '{minutes} min were added for {amount}',
    body: 'your reading ran low, and {minutes} min were added to it, as you agreed. {amount} were charged to your {card}.',
    act: 'Stop automatic top-up',
    after:
      'It stays on until you stop it there, or in the room, by one press. What it bought and its cap stand there, too.',
    why,
  },
  topup_off: {
    subject: 'Automatic top-up is off',
    body: 'automatic top-up is off: {reason}. Nothing more is bought by itself.',
    act: 'See what happened',
    why,
  },
} as const satisfies Record<string, Sheet>
