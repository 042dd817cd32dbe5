import { useSay } from '../words/say.tsx'

const presets = [
  'contact',
  'payment',
  'link',
  'reading',
  'insult',
  'private',
  'picture',
  'repeated',
  'unclear',
] as const

/** The nine reasons in the words that the sender reads. */
export function useReasons() {
  const say = useSay()
  return presets.map((name) => say(`moderation.reason.${name}`))
}

/** Why a message goes back: nine reasons, each with its figure, and own words. */
export function Reasons({
  legend,
  picked,
  onPick,
  onOwn,
}: {
  legend: string
  picked: number | 'own' | null
  onPick: (preset: number) => void
  onOwn?: () => void
}) {
  const say = useSay()
  const one = (value: number | 'own', figure: string, words: string, choose: () => void) => (
    <label
      key={value}
      className="flex items-start gap-12 px-12 py-8 min-h-dense rounded-control text-meta cursor-pointer hover:bg-sunken has-checked:bg-soft-primary"
    >
      <input
        type="radio"
        name="reason"
        checked={picked === value}
        onChange={choose}
        className="size-16 mt-4 shrink-0"
      />
      <span aria-hidden="true" className="w-12 shrink-0 tabular text-muted">
        {figure}
      </span>
      <span>{words}</span>
    </label>
  )
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-8 text-meta font-semibold">{legend}</legend>
      {useReasons().map((words, at) => one(at, String(at + 1), words, () => onPick(at)))}
      {onOwn && one('own', '', say('moderation.reason.own'), onOwn)}
    </fieldset>
  )
}
