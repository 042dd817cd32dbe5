import { useSay } from '../words/say.tsx'

const SECOND = 23
const x = (second: number) => 19 + second * SECOND
const beats = [0, 2, 4, 6, 12, 14]
const missing = [8, 10]
const marks = [
  { second: 6, words: 'clock.drop.last' },
  { second: 10, words: 'clock.drop.found' },
  { second: 12, words: 'clock.drop.back' },
] as const

/** Signals, a gap, and what of it is counted. Time runs as the page does, as in all of these drawings. */
export function ConnectionDrop() {
  const say = useSay()
  return (
    <figure className="card bg-surface p-16 sm:p-24 flex flex-col gap-16">
      <svg viewBox="0 0 360 86" className="w-full max-w-dialog mx-auto rtl:-scale-x-100" aria-hidden="true">
        <path d={`M${x(0)} 46H${x(14)}`} className="stroke-line-strong" strokeWidth="1" />
        {marks.map(({ second }, at) => (
          <g key={second}>
            <path d={`M${x(second)} 24V80`} className="stroke-ember" strokeWidth="1" strokeDasharray="2 3" />
            <circle cx={x(second)} cy="14" r="9.5" className="fill-soft-ember stroke-ember" />
            <g transform={`translate(${x(second)} 18)`}>
              <text textAnchor="middle" fontSize="11" fontWeight="600" className="fill-ember rtl:-scale-x-100">
                {at + 1}
              </text>
            </g>
          </g>
        ))}
        {beats.map((second) => (
          <circle key={second} cx={x(second)} cy="46" r="4" className="fill-primary" />
        ))}
        {missing.map((second) => (
          <circle key={second} cx={x(second)} cy="46" r="3.5" className="fill-surface stroke-line-strong" />
        ))}
        <rect x={x(0)} y="62" width={x(14) - x(0)} height="12" className="fill-sunken" />
        <rect x={x(0)} y="62" width={x(6) - x(0)} height="12" className="fill-primary" />
        <rect x={x(12)} y="62" width={x(14) - x(12)} height="12" className="fill-primary" />
      </svg>
      <figcaption className="text-label text-muted">
        <p>{say('clock.drop.figure')}</p>
      </figcaption>
      <ol className="flex flex-col gap-8">
        {marks.map(({ words }, at) => (
          <li key={words} className="flex gap-12">
            <StepNumber of={at + 1} />
            <span>{say(words)}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** The same mark as in a drawing, beside the words for it. */
const StepNumber = ({ of }: { of: number }) => (
  <span
    aria-hidden="true"
    className="inline-grid place-items-center size-24 shrink-0 rounded-full border border-ember bg-soft-ember text-ember text-label font-semibold"
  >
    {of}
  </span>
)
