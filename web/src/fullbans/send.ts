import { bansChanged, calls } from './calls.ts'

export type Body = Parameters<typeof calls.ban>[0]['body']

/** Sends what was decided; whoever comes second sees who came first, and the case as it is then. */
export const send = (body: Body, key: string) => calls.ban({ body, key }).finally(() => void bansChanged())
