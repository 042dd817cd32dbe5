import { contentDesk } from '../words/content-desk.ts'
import { MoreWords } from '../words/More.tsx'
import { Pieces } from './desk/Pieces.tsx'

/** What is written for the public pages. */
export const Component = () => (
  <MoreWords words={contentDesk}>
    <Pieces />
  </MoreWords>
)
