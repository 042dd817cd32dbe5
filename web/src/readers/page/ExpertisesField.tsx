import { expertisesMax } from '@evenlight/contract/lengths'
import type { ReactNode } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { Wrong } from '../../ui/Field.tsx'
import { useSay } from '../../words/say.tsx'
import { methods, useExpertises } from '../expertises.ts'

interface ListFieldProps {
  id: string
  error?: ReactNode
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** What one reads about, and how: each is on or off. */
export function ExpertisesField({ id, error, value, onChange }: ListFieldProps) {
  const say = useSay()
  const all = useExpertises()
  const full = value.length >= expertisesMax
  const turn = (expertise: string, on: boolean) =>
    onChange(on ? [...value, expertise] : value.filter((one) => one !== expertise))
  return (
    <div id={id} tabIndex={-1} className="flex flex-col gap-16 outline-none">
      {(['readers.topics', 'readers.methods'] as const).map((title) => (
        <fieldset key={title} className="min-w-0">
          <legend className="mb-8 text-meta font-semibold">{say(title)}</legend>
          <div className="flex flex-wrap gap-8">
            {all
              .filter((one) => methods.has(one.id) === (title === 'readers.methods'))
              .map((one) => {
                const on = value.includes(one.id)
                return (
                  <Chip key={one.id} on={on} disabled={full && !on} onChange={(next) => turn(one.id, next)}>
                    {one.name}
                  </Chip>
                )
              })}
          </div>
        </fieldset>
      ))}
      <p role="status" className="text-meta text-muted">
        {say('readers.page.expertises.chosen', { count: value.length, most: expertisesMax })}
      </p>
      <Wrong id={`${id}-error`}>{error}</Wrong>
    </div>
  )
}
