import { type Language, languages } from '@evenlight/contract/languages'
import { useState } from 'react'
import { calls } from '../accounts/calls.ts'
import { ownChanged, profileKey } from '../accounts/own.ts'
import { follow } from '../language.ts'
import { queries } from '../queries.ts'
import { Segments } from '../ui/Segments.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { ownNames } from '../words/locales.ts'
import { useSay } from '../words/say.tsx'
import { useLanguage } from '../words/useLanguage.ts'

/** The language of a member's pages. It belongs to the account, and so to all their devices. */
export function OwnLanguage() {
  const say = useSay()
  const here = useLanguage()
  const [chosen, setChosen] = useState<Language>()
  const [fault, setFault] = useState<unknown>()
  const choose = async (language: Language) => {
    setChosen(language)
    setFault(undefined)
    try {
      queries.setQueryData(profileKey, await calls.updateProfile({ body: { locale: language } }))
      await follow(language)
      await ownChanged()
    } catch (cause) {
      setFault(cause)
    }
    setChosen(undefined)
  }
  return (
    <>
      <Segments
        name="language"
        label={say('shell.language')}
        options={languages.map((value) => ({ value, label: <span lang={value}>{ownNames[value]}</span> }))}
        chosen={chosen ?? here}
        busy={chosen !== undefined}
        onChoose={(language) => void choose(language)}
      />
      {fault !== undefined && <ErrorNote cause={fault} what={say('shell.language.failed')} />}
    </>
  )
}
