import { TextField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import type { Limit } from './limit.ts'

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
    choice === 'none' || choice === 'own' ? say(`chats.start.limit.${choice}`) : say('ui.minutes', { minutes: choice })
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="mb-8 text-meta font-semibold">{say('chats.start.limit')}</legend>
      <div className="flex flex-wrap gap-8">
        {choices.map((choice) => (
          <label
            key={choice}
            className="inline-flex items-center min-h-target px-16 border border-line-strong rounded-full cursor-pointer hover:bg-sunken has-checked:border-primary has-checked:bg-soft-primary has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="limit"
              value={choice}
              checked={value.choice === choice}
              onChange={() => onChange({ ...value, choice })}
              className="say-only"
            />
            {words(choice)}
          </label>
        ))}
      </div>
      {value.choice === 'own' && (
        <TextField
          label={say('chats.start.limit.minutes')}
          inputMode="numeric"
          value={value.own}
          error={error}
          onChange={(event) => onChange({ ...value, own: event.target.value })}
        />
      )}
    </fieldset>
  )
}
