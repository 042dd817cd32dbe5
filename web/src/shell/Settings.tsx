import type { ReactNode } from 'react'
import { Drawer } from '../ui/Dialog.tsx'
import type { Key } from '../words/en.ts'
import { useSay } from '../words/say.tsx'
import { choose, type Looks, useLooks } from './looks.ts'

const choices: { name: keyof Looks; words: Key; of: readonly string[] }[] = [
  { name: 'theme', words: 'shell.theme', of: ['system', 'light', 'dark'] },
  { name: 'direction', words: 'shell.direction', of: ['ltr', 'rtl'] },
  { name: 'motion', words: 'shell.motion', of: ['system', 'still'] },
  { name: 'enter', words: 'shell.enter', of: ['sends', 'breaks'] },
]

/** How the page looks: along the end edge on wide windows, the full width at 991 px and below. */
export function Settings({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const looks = useLooks()
  return (
    <Drawer open={open} onClose={onClose} title={say('shell.settings')}>
      {choices.map(({ name, words, of }) => (
        <fieldset key={name} className="flex flex-col gap-8">
          <legend className="mb-8 text-meta font-semibold">{say(words)}</legend>
          <div className="flex flex-col gap-8">
            {of.map((value) => (
              <Choice key={value} name={name} value={value} chosen={looks[name] === value}>
                {say(`shell.${name}.${value}` as Key)}
              </Choice>
            ))}
          </div>
        </fieldset>
      ))}
    </Drawer>
  )
}

function Choice({
  name,
  value,
  chosen,
  children,
}: {
  name: keyof Looks
  value: string
  chosen: boolean
  children: ReactNode
}) {
  return (
    <label className="flex items-center gap-12 min-h-target px-12 border border-line rounded-button cursor-pointer hover:bg-sunken has-checked:border-primary has-checked:bg-soft-primary">
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        onChange={() => choose({ [name]: value })}
        className="size-20"
      />
      {children}
    </label>
  )
}
