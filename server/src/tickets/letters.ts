import type { Sheet } from '../kernel/letter.ts'

export const letters = {
  answered: {
    subject: 'Our answer to your question {reference}',
    body: '{answer}',
    act: 'Write to us again',
    after:
      'Nobody reads letters to this address. When you write again, name {reference}, so that we find what was said.',
    why: 'You get this because somebody asked us something and gave this address. If it was not you, nothing follows from it.',
  },
} as const satisfies Record<string, Sheet>
