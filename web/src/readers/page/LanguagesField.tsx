import { languagesMax } from '@evenlight/contract/lengths'
import type { ReactNode } from 'react'
import { Tag } from '../../ui/Chip.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useSay } from '../../words/say.tsx'
import { languageName, languages } from '../languages.ts'

interface ListFieldProps {
  id: string
  error?: ReactNode
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Languages one after the other, each to be taken away again. */
export function LanguagesField({ id, error, value, onChange }: ListFieldProps) {
  const say = useSay()
  const left = Object.entries(languages).filter(([code]) => !value.includes(code))
  return (
    <div className="flex flex-col gap-12">
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-8">
          {value.map((code) => (
            <li key={code} lang={code} className="max-w-full">
              <Tag
                remove={say('readers.page.languages.remove', { language: languageName(code) })}
                onRemove={() => onChange(value.filter((one) => one !== code))}
              >
                {languageName(code)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <div className="max-w-form">
        <SelectField
          id={id}
          label={say('readers.page.languages.add')}
          error={error}
          value=""
          disabled={value.length >= languagesMax}
          onChange={({ target }) => onChange([...value, target.value])}
        >
          <option value="">{say('readers.page.languages.choose')}</option>
          {left.map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
