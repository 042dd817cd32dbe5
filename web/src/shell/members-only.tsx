import { type ComponentType, lazy, useState } from 'react'
import { allWords } from '../words/known.ts'

type Parts = typeof import('./ForMembers.tsx')
let parts: Parts | undefined

/** One file for all of it, which nobody else loads. */
export const loadMembers = async () => (parts ??= (await Promise.all([import('./ForMembers.tsx'), allWords()]))[0])

/** Drawn with the rest of the page where its code is there, as on a page that begins; else when that comes, as after sign-in. */
function part<Props extends object>(of: (from: Parts) => ComponentType<Props>): ComponentType<Props> {
  const Later: ComponentType<Props> = lazy(async () => ({ default: of(await loadMembers()) }))
  return (props) => {
    const [Shown] = useState(() => (parts ? of(parts) : Later))
    return <Shown {...props} />
  }
}

export const ForMembers = part((from) => from.ForMembers)
export const InHeader = part((from) => from.InHeader)
export const ForOthers = part((from) => from.ForOthers)
