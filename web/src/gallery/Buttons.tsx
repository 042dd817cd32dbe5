import { Plus } from 'lucide-react'
import { Button, IconButton, type Kind, LinkButton, LinkLike } from '../ui/Button.tsx'
import { LONG, Section, Specimen } from './Section.tsx'

const kinds: readonly Kind[] = ['primary', 'secondary', 'quiet', 'danger']
const states = ['normal', 'hover', 'focus', 'pressed'] as const

export function Buttons() {
  return (
    <Section name="Buttons">
      {kinds.map((kind) => (
        <Specimen key={kind} state={`${kind}: normal, hover, focus, pressed, busy`} wide>
          <div className="flex flex-wrap gap-12">
            {states.map((state) => (
              <Button key={state} kind={kind} data-show={state}>
                Start chat
              </Button>
            ))}
            <Button kind={kind} pending>
              Start chat
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen state="disabled, with the reason">
        <Button why="Mara is in a reading">Start chat</Button>
      </Specimen>
      <Specimen state="long">
        <Button kind="secondary">{LONG}</Button>
      </Specimen>
      <Specimen state="wide">
        <Button wide>Add 30 minutes for $59.00</Button>
      </Specimen>
      <Specimen state="link that looks like a button, button that looks like a link">
        <div className="flex flex-wrap items-center gap-12">
          <LinkButton kind="secondary" to="/dev/ui">
            How it works
          </LinkButton>
          <LinkLike>Try another card</LinkLike>
        </div>
      </Specimen>
      <Specimen state="picture alone: normal, hover, focus">
        <div className="flex gap-12">
          {(['normal', 'hover', 'focus'] as const).map((state) => (
            <IconButton key={state} label={`Add (${state})`} data-show={state}>
              <Plus className="size-20" aria-hidden="true" />
            </IconButton>
          ))}
        </div>
      </Specimen>
    </Section>
  )
}
