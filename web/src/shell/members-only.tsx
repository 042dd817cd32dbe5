import { lazy } from 'react'
import { allWords } from '../words/known.ts'

/** One file for all of it, which nobody else loads. */
const load = async () => (await Promise.all([import('./ForMembers.tsx'), allWords()]))[0]

export const ForMembers = lazy(async () => ({ default: (await load()).ForMembers }))
export const InHeader = lazy(async () => ({ default: (await load()).InHeader }))
export const ForOthers = lazy(async () => ({ default: (await load()).ForOthers }))
