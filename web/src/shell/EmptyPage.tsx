import type { ReactNode } from 'react'
import { brand } from '../brand.ts'
import { Contours } from '../ui/art/Contours.tsx'
import { type Scene, SceneArt } from '../ui/art/Scene.tsx'

interface AstrayProps {
  title: string
  lead: string
  scene: Scene
  /** The ways on. */
  actions: ReactNode
}

/** What stands where a page should be: what happened, what it means, the ways on, and a drawing on the hills of the home page. */
export function EmptyPage({ title, lead, scene, actions }: AstrayProps) {
  return (
    <section className="relative overflow-hidden">
      <title>{`${title} · ${brand.name}`}</title>
      <div className="absolute inset-0 fade-down" aria-hidden="true">
        <Contours
          seed={scene}
          className="absolute inset-y-0 end-0 h-full w-full md:w-hills opacity-50 md:opacity-100 fade-aside"
        />
        <div className="hidden lg:grid absolute inset-y-0 end-0 w-hills place-items-center">
          <SceneArt of={scene} className="w-ring text-primary" />
        </div>
      </div>
      <div className="wrap-page relative flex flex-col items-start gap-24 pt-48 pb-72 lg:pt-72 min-h-page">
        <SceneArt of={scene} className="lg:hidden w-portrait text-primary" />
        <h1 tabIndex={-1} className="max-w-heading">
          {title}
        </h1>
        <p className="text-lead text-muted max-w-form">{lead}</p>
        <div className="flex flex-wrap gap-8">{actions}</div>
      </div>
    </section>
  )
}
