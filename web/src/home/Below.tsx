import { MoreWords } from '../words/More.tsx'
import { below } from '../words/below.ts'
import { play } from '../words/play.ts'
import type { Reader } from '../readers/calls.ts'
import { FairClock } from './FairClock.tsx'
import { MoreReaders } from './MoreReaders.tsx'
import { Never } from './Never.tsx'
import { Packages } from './Packages.tsx'
import { Questions } from './Questions.tsx'
import { Reasons } from './Reasons.tsx'
import { Steps } from './Steps.tsx'
import { Welcome } from './Welcome.tsx'
import { Newest, Written } from './Written.tsx'

const words = { ...below, ...play }

/** Everything after the first screen, in code and words of its own. */
export const Below = ({ readers }: { readers: readonly Reader[] }) => (
  <MoreWords words={words}>
    <Reasons />
    <MoreReaders readers={readers} />
    <Steps />
    <FairClock />
    <Never />
    <Packages />
    <Written />
    <Newest />
    <Questions />
    <Welcome />
  </MoreWords>
)
