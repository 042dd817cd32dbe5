import { ChipChoices } from '../../ui/Chip.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useSay } from '../../words/say.tsx'
import type { Limit } from '../limit.ts'

const choices: readonly Limit['choice'][] = ['none', '10', '20', '30', 'own']

/** Where the reading stops by itself. */
export function LimitField({
  value,
  onChange,
  error,
}: {
  value: Limit
  onChange: (limit: Limit) => void
  error?: string | undefined
}) {
  const say = useSay()
  const words = (choice: Limit['choice']) =>
    choice === 'none' || choice === 'own'
      ? say(`readings.start.limit.${choice}`)
      : say('ui.minutes', { minutes: choice })
  return (
    <div className="flex flex-col gap-8">
      <ChipChoices
        name="limit"
        label={say('readings.start.limit')}
        options={choices.map((choice) => ({ value: choice, label: words(choice) }))}
        chosen={value.choice}
        onChoose={(choice) => onChange({ ...value, choice })}
      />
      {value.choice === 'own' && (
        <TextField
          label={say('readings.start.limit.minutes')}
          inputMode="numeric"
          value={value.own}
          error={error}
          onChange={(event) => onChange({ ...value, own: event.target.value })}
        />
      )}
    </div>
  )
}
