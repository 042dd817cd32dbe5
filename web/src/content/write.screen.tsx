import { useParams } from 'react-router'
import { contentDesk } from '../words/content-desk.ts'
import { MoreWords } from '../words/More.tsx'
import { OnePiece } from './desk/OnePiece.tsx'

/** One text, written and decided on. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <MoreWords words={contentDesk}>
      <OnePiece key={id} id={id === 'new' ? undefined : id} />
    </MoreWords>
  )
}
