import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { takeNewVersion, useNewVersion, watchVersions } from './worker.ts'

const inRoom = /^\/(ongoing|chat-conversation)\//

/**
 * A quiet line when a newer version of the site has come. Nothing reloads by itself, and nobody is told inside a room. What
 * keeps the site in the browser begins once the page stands, and only in a site that is built.
 */
export function NewVersion() {
  const say = useSay()
  const { pathname } = useLocation()
  const { waiting } = useNewVersion()
  const [later, setLater] = useState<ServiceWorker>()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // A browser that refuses has the site all the same, only not while it is offline.
    const begin = () => void watchVersions().catch(() => undefined)
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    return () => removeEventListener('load', begin)
  }, [])
  const shown = waiting && waiting !== later && !inRoom.test(pathname)
  return (
    <div role="status" className="fixed inset-x-16 over-bars z-30 flex justify-center pointer-events-none">
      {shown && (
        <div className="flex items-center gap-8 ps-16 pe-4 card shadow-float animate-enter pointer-events-auto print:hidden">
          <span className="py-8 text-meta">{say('install.version')}</span>
          <button
            type="button"
            className="link min-h-target px-12 font-semibold"
            onClick={() => takeNewVersion(waiting)}
          >
            {say('install.reload')}
          </button>
          <IconButton label={say('ui.close')} onClick={() => setLater(waiting)}>
            <X className="size-16" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
