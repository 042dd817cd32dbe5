import type { Sheet } from '../kernel/letter.ts'

export const letters = {
  copy_ready: {
    subject: 'The copy of your data is ready',
    body: `what we keep of you has been put together, as you asked. You can fetch it until {until}; then it is deleted. Only you can, signed in.

If it was not you who asked, set a new password at once: {forgot}`,
    act: 'Fetch my copy',
    why: 'You get this because somebody who knows your password asked for it with the account {username}.',
  },
} as const satisfies Record<string, Sheet>
