import { ChipChoices } from '../../ui/Chip.tsx'
import { useSay } from '../../words/say.tsx'
import type { Limit } from '../limit.ts'

const choices: readonly Limit['choice'][] = ['none', '10', '20', '30', 'own']

interface LimitChoiceProps {
  chosen: Limit['choice']
  onChoose: (chosen: Limit['choice']) => void
}

/** Where the reading stops by itself. */
export function LimitChoice({ chosen, onChoose }: LimitChoiceProps) {
  const say = useSay()
  const words = (choice: Limit['choice']) =>
    choice === 'none' || choice === 'own'
      ? say(`readings.start.limit.${choice}`)
      : say('ui.minutes', { minutes: choice })
  return (
    <ChipChoices
      name="limit"
      label={say('readings.start.limit')}
      options={choices.map((choice) => ({ value: choice, label: words(choice) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
