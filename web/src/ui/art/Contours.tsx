import { cx } from '../cx.ts'
import { seeded } from './seed.ts'

const POINTS = 40

/** Closed height lines around (0, 0), from the inside out, as SVG paths. The same seed draws the same hill. */
export function contours(seed: string, rings = 26, first = 44, gap = 23) {
  const next = seeded(seed)
  const waves = [2, 3, 5].map((times) => ({
    times,
    strength: 0.16 / times + next() * 0.14,
    shift: next() * 2 * Math.PI,
  }))
  return Array.from({ length: rings }, (_, ring) => {
    const radius = first + ring * gap
    const calm = 1 / (1 + ring * 0.16)
    const points = Array.from({ length: POINTS }, (_none, at) => {
      const angle = (at / POINTS) * 2 * Math.PI
      const bend = waves.reduce((sum, wave) => sum + wave.strength * Math.sin(wave.times * angle + wave.shift), 0)
      const reach = radius * (1 + bend * calm)
      return [reach * 1.12 * Math.cos(angle), reach * Math.sin(angle)] as const
    })
    return smooth(points)
  })
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** Midpoints joined by quadratic curves that each mirror the one before: soft everywhere, and a third of the letters. */
function smooth(points: (readonly [number, number])[]) {
  const between = (at: number): [number, number] => {
    const [a, b] = [points[at % points.length] ?? [0, 0], points[(at + 1) % points.length] ?? [0, 0]]
    return [tenths((a[0] + b[0]) / 2), tenths((a[1] + b[1]) / 2)]
  }
  const [first, second] = [between(0), between(1)]
  const bend = points[1] ?? [0, 0]
  const steps = points.slice(1).map((_, at) => {
    const [from, to] = [between(at + 1), between(at + 2)]
    return `t${tenths(to[0] - from[0])} ${tenths(to[1] - from[1])}`
  })
  return `M${first.join(' ')}Q${bend.map(tenths).join(' ')} ${second.join(' ')}${steps.join('').replaceAll(' -', '-')}Z`
}

const KEPT = 64
const drawn = new Map<string, readonly string[]>()

/** The lines of a seed, drawn once: on the server the same few hills stand on every page. */
function hills(seed: string) {
  if (drawn.size > KEPT) drawn.clear()
  const lines = drawn.get(seed) ?? contours(seed)
  drawn.set(seed, lines)
  return lines
}

export function Contours({ seed, className }: { seed: string; className?: string }) {
  const lines = hills(seed)
  return (
    <svg
      viewBox="-390 -270 780 540"
      preserveAspectRatio="xMidYMid slice"
      className={cx('text-primary overflow-visible', className)}
      aria-hidden="true"
    >
      {lines.map((line, ring) => (
        <path
          key={line}
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
          strokeOpacity={Math.max(0.05, 0.4 - ring * 0.017)}
        />
      ))}
    </svg>
  )
}
