import { minuteMs } from '@evenlight/core/wall-clock'
import type { Span } from '@evenlight/core/meter/span'
import { cx } from '../ui/cx.ts'

export interface Lane {
  label: string
  spans: readonly Span[]
  /** The one that is billed, drawn stronger than the presence it comes from. */
  counted?: boolean
}

/** Stretches of time under one another, from 0 to `lengthMs`. A drawing for the eye: words beside it say the same. */
export function Lanes({ lanes, lengthMs }: { lanes: readonly Lane[]; lengthMs: number }) {
  return (
    <div className="flex flex-col gap-12" aria-hidden="true">
      {lanes.map(({ label, spans, counted }) => (
        <div key={label} className="flex flex-col gap-4">
          <span className={cx('text-label', counted ? 'font-semibold text-primary' : 'text-muted')}>{label}</span>
          <Strip spans={spans} lengthMs={lengthMs} counted={counted} />
        </div>
      ))}
    </div>
  )
}

function Strip({ spans, lengthMs, counted = false }: Pick<Lane, 'spans' | 'counted'> & { lengthMs: number }) {
  const minutes = Array.from({ length: Math.ceil(lengthMs / minuteMs) - 1 }, (_, at) => (at + 1) * minuteMs)
  return (
    <svg
      viewBox={`0 0 ${lengthMs} 10`}
      preserveAspectRatio="none"
      className={cx('w-full rounded-tick rtl:-scale-x-100', counted ? 'h-16 text-primary' : 'h-8 text-line-strong')}
    >
      <rect width={lengthMs} height="10" className="fill-sunken" />
      {spans.map(({ fromMs, toMs }) => (
        <rect key={fromMs} x={fromMs} width={Math.min(toMs, lengthMs) - fromMs} height="10" fill="currentColor" />
      ))}
      {minutes.map((ms) => (
        <path key={ms} d={`M${ms} 0v10`} className="stroke-page" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
