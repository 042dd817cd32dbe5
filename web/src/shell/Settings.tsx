import { Drawer } from '../ui/Dialog.tsx'
import { Segments } from '../ui/Segments.tsx'
import type { Key } from '../words/en.ts'
import { useSay } from '../words/say.tsx'
import { choose, type Looks, useLooks } from './looks.ts'

const choices: { [Name in keyof Looks]: readonly Looks[Name][] } = {
  theme: ['system', 'light', 'dark'],
  text: ['normal', 'large', 'larger'],
  direction: ['ltr', 'rtl'],
  language: ['system', 'en-US', 'en-GB'],
  motion: ['system', 'still'],
  sound: ['on', 'off'],
  enter: ['sends', 'breaks'],
}
const names = Object.keys(choices) as (keyof Looks)[]

/** How the page looks and sounds: along the end edge on wide windows, the full width at 991 px and below. */
export function Settings({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const looks = useLooks()
  return (
    <Drawer open={open} onClose={onClose} title={say('shell.settings')}>
      {names.map((name) => (
        <Segments<string>
          key={name}
          name={name}
          label={say(`shell.${name}`)}
          options={choices[name].map((value) => ({ value, label: say(`shell.${name}.${value}` as Key) }))}
          chosen={looks[name]}
          onChoose={(value) => choose({ [name]: value })}
        />
      ))}
      <p className="text-label text-muted">{say('shell.settings.kept')}</p>
    </Drawer>
  )
}
