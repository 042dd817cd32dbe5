import { absolute } from '@evenlight/contract/route'

/** Where the carrier tells what happens to a call, and where it asks what follows a pressed key. */
export const statusPath = absolute('calls/voice/status')
export const joinPath = absolute('calls/voice/join')
