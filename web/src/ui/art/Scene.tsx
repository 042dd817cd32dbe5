import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { moonPath } from './Moon.tsx'

export type Scene = 'moon' | 'letters' | 'chairs' | 'path' | 'ledger' | 'stars' | 'gate' | 'wire'

const scenes: Record<Scene, ReactNode> = {
  moon: <path d={moonPath(0.2, 20, 60, 36)} />,
  letters: <path d="M34 24h52v32H34zl26 20 26-20M44 16h52v32" />,
  chairs: <path d="M32 20v24h18v18M32 44v18M50 44v18M88 20v24H70v18M88 44v18M70 44v18" />,
  path: <path d="M20 62c26 0 8-20 34-20s6-18 30-18M84 24l-8-5m8 5-8 6" />,
  ledger: <path d="M36 14h48v48H36zM46 28h28M46 38h28M46 48h16" />,
  stars: <path d="m60 16 5 15h16l-13 9 5 16-13-10-13 10 5-16-13-9h16z" />,
  gate: <path d="M38 62V34a22 22 0 0 1 44 0v28M52 62V40a8 8 0 0 1 16 0v22" />,
  wire: <path d="M16 40h26m36 0h26M48 32v16M72 32v16M54 40h3m6 0h3" />,
}

/** Small line drawings for empty places, on one horizon. */
export function SceneArt({ of, className }: { of: Scene; className?: string }) {
  return (
    <svg
      viewBox="0 0 120 72"
      className={cx('fill-none stroke-current', className)}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g opacity="0.35">
        <path d="M6 62h108" />
        <ellipse cx="60" cy="38" rx="46" ry="26" />
        <circle cx="104" cy="30" r="2" />
      </g>
      {scenes[of]}
    </svg>
  )
}
