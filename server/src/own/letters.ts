import { inEach, type Sheet } from '../kernel/letter-table.ts'
import { ar } from './letters-ar.ts'
import { es } from './letters-es.ts'

export const english = {
  copy_ready: {
    subject: 'The copy of your data is ready',
    body: `what we keep of you has been put together, as you asked. You can fetch it until {until}; then it is deleted. Only you can, signed in.

If it was not you who asked, set a new password at once: {forgot}`,
    act: 'Fetch my copy',
    why: 'You get this because somebody who knows your password asked for it with the account {username}.',
  },
  erasure_asked: {
    subject: 'Your account goes on {day}',
    body: `you asked us to close your account and delete what we keep of you. It is done on {day}. Until then everything works as before, and one press takes it back.

If it was not you who asked, take it back and set a new password at once: {forgot}`,
    act: 'See it, or take it back',
    why: 'You get this because somebody who knows your password asked for it with the account {username}.',
  },
  erasure_waits: {
    subject: 'Your account is still here',
    body: `today your account was to go, as you asked. Something has to be over first: the page of your data says what. Once it is over the account goes by itself. Until then one press takes it back.`,
    act: 'See what it waits for',
    why: 'You get this because you asked us to delete your account.',
  },
  erased: {
    subject: 'Your account is gone',
    body: `as you asked, your account {username} is closed, and your names, addresses and pictures are deleted. What you wrote to others stays with them under “former member”, and the books keep their sums by a number.

This is our last letter; it is deleted here after thirty days.`,
    why: 'You get this because you asked us to delete your account.',
  },
} as const satisfies Record<string, Sheet>

/** In each language, by the locale of whoever it is for. */
export const letters = inEach(english, { es, ar })
