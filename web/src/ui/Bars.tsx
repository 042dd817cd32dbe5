import { useId } from 'react'

const HEIGHT = 120
const STEP = 20
const BAR = 14

interface BarsProps {
  values: readonly number[]
  /** Under the first and the last of them. */
  ends: readonly [string, string]
  /** What they come to, for whoever does not see them. */
  words: string
}

/** Bars from the line of nothing: up what came, down what went. The words say the same of the whole; a table beside it, of each. */
export function Bars({ values, ends, words }: BarsProps) {
  const id = useId()
  const [top, low] = [Math.max(1, ...values), Math.min(0, ...values)]
  const heightOf = (value: number) => (Math.abs(value) / (top - low)) * HEIGHT
  const zero = (top / (top - low)) * HEIGHT
  return (
    <figure className="card p-16 lg:p-20 flex flex-col gap-8">
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${values.length * STEP} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        className="w-full h-square rtl:-scale-x-100"
      >
        <path
          d={`M0 ${zero}h${values.length * STEP}`}
          className="stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
        {values.map((value, at) => (
          <rect
            key={at}
            x={at * STEP + (STEP - BAR) / 2}
            y={value < 0 ? zero : zero - heightOf(value)}
            width={BAR}
            height={heightOf(value)}
            className={value < 0 ? 'fill-danger' : 'fill-primary'}
          />
        ))}
      </svg>
      <div className="flex justify-between text-label text-muted tabular" aria-hidden="true">
        {ends.map((end, at) => (
          <span key={at ? 'last' : 'first'}>{end}</span>
        ))}
      </div>
      <figcaption id={id} className="text-meta text-muted">
        {words}
      </figcaption>
    </figure>
  )
}
