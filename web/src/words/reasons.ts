import { codes } from '@evenlight/contract/errors'
import { reasons as sentences } from '@evenlight/contract/reasons'
import { keyed } from './facts.ts'

const titles = Object.fromEntries(Object.entries(codes).map(([code, [, title]]) => [code, title]))

/** Of every code what happened, and why where the code alone doesn’t say it; both as the contract has them. */
export const reasons = keyed('problem', { ...(titles as { [C in keyof typeof codes]: string }), ...sentences })
