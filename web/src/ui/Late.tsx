import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** A part of a drawn page whose code comes once the page stands; until then its shape. */
export function Late({ shape, children }: { shape: ReactNode; children: ReactNode }) {
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return here ? <Suspense fallback={shape}>{children}</Suspense> : shape
}
