import { expertiseNames } from '@evenlight/contract/expertises'
import { keyed } from './facts.ts'

/** What readers are good at. */
export const topics = keyed('topic', expertiseNames)
