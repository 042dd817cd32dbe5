import { useEffect, useState } from 'react'
import { cx } from '../cx.ts'

const STEP_MS = 300
const STEPS = 8
/** At which a turning moon begins. */
export const FIRST_PHASE = 1 / (STEPS + 1)

/**
 * The lit part of a moon of radius `r` around (`cx`, `cy`) as an SVG path.
 * `phase` runs from 0 (new) over 0.5 (full) to 1 (new again).
 */
export function moonPath(phase: number, r: number, x = 0, y = 0) {
  const k = Math.cos(2 * Math.PI * phase)
  const outer = phase < 0.5 ? 1 : 0
  const inner = k > 0 === phase < 0.5 ? 0 : 1
  const rx = Math.round(Math.abs(k) * r * 100) / 100
  return `M${x} ${y - r}A${r} ${r} 0 0 ${outer} ${x} ${y + r}A${rx} ${r} 0 0 ${inner} ${x} ${y - r}Z`
}

/** A moon. `turning` advances one phase at a time; under reduced motion it stands still at the half. */
export function Moon({ phase = 0.25, turning, className }: { phase?: number; turning?: boolean; className?: string }) {
  const now = useTurning(Boolean(turning), phase)
  return (
    <svg viewBox="-12 -12 24 24" className={cx('shrink-0', className)} aria-hidden="true">
      <circle r="11" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={moonPath(now, 11)} fill="currentColor" />
    </svg>
  )
}

function useTurning(turning: boolean, phase: number) {
  const [step, setStep] = useState(1)
  useEffect(() => {
    if (!turning || stands()) return
    const timer = setInterval(() => setStep((at) => (at % STEPS) + 1), STEP_MS)
    return () => clearInterval(timer)
  }, [turning])
  return turning ? (stands() ? 0.25 : step / (STEPS + 1)) : phase
}

const stands = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'still'
