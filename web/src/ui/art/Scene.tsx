import { cx } from '../cx.ts'
import drawn from './scenes.svg'

export type Scene = 'moon' | 'letters' | 'chairs' | 'path' | 'ledger' | 'stars' | 'gate' | 'wire'

/** Line drawings for empty places. They come as a file of their own, so that no page waits for them. */
export function SceneArt({ of, className }: { of: Scene; className?: string }) {
  return (
    <svg
      viewBox="0 0 200 128"
      className={cx('fill-none stroke-current', className)}
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${drawn}#${of}`} />
    </svg>
  )
}
