import { MoreWords } from '../words/More.tsx'
import { below } from '../words/below.ts'
import { play } from '../words/play.ts'
import { FairClock } from './FairClock.tsx'
import { Never } from './Never.tsx'
import { Packages } from './Packages.tsx'
import { Questions } from './Questions.tsx'
import { Steps } from './Steps.tsx'
import { Welcome } from './Welcome.tsx'

const words = { ...below, ...play }

/** Everything after the readers, in code and words of its own. */
export const Below = () => (
  <MoreWords words={words}>
    <Steps />
    <FairClock />
    <Never />
    <Packages />
    <Questions />
    <Welcome />
  </MoreWords>
)
