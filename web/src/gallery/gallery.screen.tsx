import { Page } from '../ui/Page.tsx'
import { Art } from './Art.tsx'
import { Buttons } from './Buttons.tsx'
import { Choices } from './Choices.tsx'
import { Fields } from './Fields.tsx'
import { Layers } from './Layers.tsx'
import { Lists } from './Lists.tsx'
import { Moments } from './Moments.tsx'
import { Notes } from './Notes.tsx'
import { useShownStates } from './states.ts'
import { Tokens } from './Tokens.tsx'
import { Waits } from './Waits.tsx'

/** Every part in every state, to look at and to compare with the pictures that are kept. A demonstration has it, nobody else. */
export function Component() {
  useShownStates()
  return (
    <Page title="Parts" lead="Every part of the site in every state.">
      <meta name="robots" content="noindex" />
      <div>
        <Tokens />
        <Buttons />
        <Fields />
        <Choices />
        <Moments />
        <Lists />
        <Layers />
        <Waits />
        <Notes />
        <Art />
      </div>
    </Page>
  )
}
