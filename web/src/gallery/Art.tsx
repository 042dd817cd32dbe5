import { Contours } from '../ui/art/Contours.tsx'
import { Mark } from '../ui/art/Mark.tsx'
import { Moon } from '../ui/art/Moon.tsx'
import type { Scene } from '../ui/art/Scene.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Section, Specimen } from './Section.tsx'

const scenes: Record<Scene, string> = {
  moon: 'Nothing here yet.',
  letters: 'No messages.',
  chairs: 'Nobody is here right now.',
  path: 'Nothing at this place.',
  ledger: 'Nothing in the book yet.',
  stars: 'No reviews yet.',
  gate: 'The door is closed.',
  wire: 'The line is down.',
}
const phases = [0.02, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]

export function Art() {
  return (
    <>
      <Section name="Art">
        <Specimen state="sigils: a person without a picture">
          <div className="flex flex-wrap items-end gap-12">
            {['mara', 'idris', 'oona', 'tamar', 'juno', 'wren'].map((id) => (
              <Avatar key={id} id={`usr_${id}`} size="large" />
            ))}
          </div>
        </Specimen>
        <Specimen state="sigils: small, middle, portrait">
          <div className="flex flex-wrap items-end gap-12">
            <Avatar id="usr_mara" size="small" />
            <Avatar id="usr_mara" />
            <Avatar id="usr_mara" size="portrait" />
          </div>
        </Specimen>
        <Specimen state="phases, and the mark">
          <div className="flex flex-wrap gap-8 text-primary">
            {phases.map((phase) => (
              <Moon key={phase} phase={phase} className="size-32" />
            ))}
            <Mark className="size-32" />
          </div>
        </Specimen>
        <Specimen state="height lines" wide>
          <div className="relative h-ring overflow-hidden">
            <Contours seed="gallery" className="absolute inset-0 size-full" />
          </div>
        </Specimen>
      </Section>
      <Section name="Empty places">
        {(Object.keys(scenes) as Scene[]).map((scene) => (
          <Specimen key={scene} state={scene}>
            <Empty
              scene={scene}
              action={
                scene === 'chairs' && (
                  <LinkButton kind="secondary" to="/psychics">
                    See all readers
                  </LinkButton>
                )
              }
            >
              {scenes[scene]}
            </Empty>
          </Specimen>
        ))}
      </Section>
    </>
  )
}
