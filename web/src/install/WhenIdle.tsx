import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** A network that is away when the page has just come must not take the page with it. */
const nothing = () => null
const NewVersion = lazy<ComponentType>(() =>
  import('./NewVersion.tsx').then(
    (file) => ({ default: file.NewVersion }),
    () => ({ default: nothing }),
  ),
)

/** What keeps the site in the browser begins once the page stands, and only in a site that is built. `also` is fetched then. */
export function WhenIdle({ also }: { also: () => Promise<unknown> }) {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const begin = () => {
      setBegun(true)
      void also().catch(() => undefined)
    }
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    return () => removeEventListener('load', begin)
  }, [also])
  return begun ? (
    <Suspense>
      <NewVersion />
    </Suspense>
  ) : null
}
