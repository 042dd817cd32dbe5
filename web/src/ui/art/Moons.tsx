import { moonPath } from './Moon.tsx'

const STEP = 36

/** When so much of a moon is lit, as it waxes. */
const phaseOf = (lit: number) => Math.acos(1 - 2 * lit) / (2 * Math.PI)

/** A row of moons, from a sliver to a full one. */
export const Moons = ({ count, className }: { count: number; className: string }) => (
  <svg viewBox={`-14 -14 ${STEP * count - 8} 28`} className={className} aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <g key={at} transform={`translate(${at * STEP} 0)`}>
        <circle r="13" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d={moonPath(phaseOf((at + 1) / count), 13)} fill="currentColor" />
      </g>
    ))}
  </svg>
)
