import { cx } from '../cx.ts'
import { moonPath } from './Moon.tsx'
import { seeded } from './seed.ts'

const inks = [
  'bg-soft-primary text-primary',
  'bg-soft-ember text-ember',
  'bg-soft-info text-info',
  'bg-soft-success text-success',
  'bg-soft-warning text-warning',
]

/** The drawing that stands for a person without a picture: two orbits and a moon, always the same for one id. */
export function sigil(id: string) {
  const next = seeded(id)
  const orbit = () => ({
    rx: Math.round(29 + next() * 10),
    ry: Math.round(18 + next() * 14),
    turn: Math.round(next() * 180),
    at: next() * 2 * Math.PI,
  })
  return {
    ink: inks[Math.floor(next() * inks.length)] ?? inks[0],
    orbits: [orbit(), orbit()],
    moon: moonPath(0.18 + next() * 0.64, 16, 50, 50),
  }
}

export function Sigil({ id, className }: { id: string; className?: string }) {
  const { ink, orbits, moon } = sigil(id)
  return (
    <svg viewBox="0 0 100 100" className={cx(ink, className)} aria-hidden="true">
      {orbits.map(({ rx, ry, turn, at }) => (
        <g key={turn} transform={`rotate(${turn} 50 50)`}>
          <ellipse cx="50" cy="50" rx={rx} ry={ry} fill="none" stroke="currentColor" strokeWidth="1" opacity="0.55" />
          <circle
            cx={Math.round(50 + rx * Math.cos(at))}
            cy={Math.round(50 + ry * Math.sin(at))}
            r="2.2"
            fill="currentColor"
          />
        </g>
      ))}
      <circle cx="50" cy="50" r="16" fill="currentColor" opacity="0.2" />
      <path d={moon} fill="currentColor" />
    </svg>
  )
}
