import { isRightToLeft, type Language } from '@evenlight/contract/languages'
import { Drawer } from '../ui/Dialog.tsx'
import { Segments } from '../ui/Segments.tsx'
import type { Key } from '../words/en.ts'
import { useSession } from '../session/session.ts'
import { useSay } from '../words/say.tsx'
import { useLanguage } from '../words/useLanguage.ts'
import { Languages } from './Languages.tsx'
import { OwnLanguage } from './OwnLanguage.tsx'
import { setPreferences, type Preferences, usePreferences } from '../preferences.ts'

type Look = Exclude<keyof Preferences, 'language'>
const choices: { [Name in Look]: readonly Preferences[Name][] } = {
  theme: ['system', 'light', 'dark'],
  text: ['normal', 'large', 'larger'],
  direction: ['ltr', 'rtl'],
  region: ['system', 'en-US', 'en-GB'],
  motion: ['system', 'still'],
  sound: ['on', 'off'],
  enter: ['sends', 'breaks'],
}
const names = Object.keys(choices) as Look[]

/** Whom a choice is for; the others are for everybody. */
const belongsTo: { [Name in Look]?: readonly string[] } = {
  sound: ['READER'],
  enter: ['CLIENT', 'READER'],
}

/** What a language settles: from which side Arabic is read, and how its dates are written. */
const settled = (name: Look, language: Language) =>
  (name === 'direction' && isRightToLeft(language)) || (name === 'region' && language !== 'en')

/** How the page looks and sounds: along the end edge on wide windows, the full width at 991 px and below. */
export function Settings({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const looks = usePreferences()
  const role = useSession(({ userData }) => userData?.type ?? '')
  const language = useLanguage()
  const offered = names.filter((name) => !settled(name, language) && (belongsTo[name]?.includes(role) ?? true))
  return (
    <Drawer open={open} onClose={onClose} title={say('shell.settings')}>
      {role ? <OwnLanguage /> : <Languages />}
      {offered.map((name) => (
        <Segments<string>
          key={name}
          name={name}
          label={say(`shell.${name}`)}
          options={choices[name].map((value) => ({ value, label: say(`shell.${name}.${value}` as Key) }))}
          chosen={looks[name]}
          onChoose={(value) => setPreferences({ [name]: value })}
        />
      ))}
      <p className="text-label text-muted">{say('shell.settings.kept')}</p>
      <span
        className="sticky bottom-0 -mx-24 -mt-16 -mb-24 pt-24 bg-linear-to-t from-surface to-transparent pointer-events-none"
        aria-hidden="true"
      />
    </Drawer>
  )
}
