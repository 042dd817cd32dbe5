import { generateSync } from 'otplib'

/** What an authenticator app shows at this moment. */
export const codeAt = (secret: string, atMs: number) => generateSync({ secret, epoch: Math.floor(atMs / 1000) })
