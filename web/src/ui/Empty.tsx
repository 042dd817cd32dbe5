import type { ReactNode } from 'react'
import { type Scene, SceneArt } from './art/Scene.tsx'

/** Nothing here: one sentence, one action, a small drawing. */
export function Empty({
  scene = 'moon',
  children,
  action,
}: {
  scene?: Scene
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-16 py-48 px-16 text-center">
      <SceneArt of={scene} className="w-ring text-primary" />
      <p className="max-w-form text-muted">{children}</p>
      {action}
    </div>
  )
}
