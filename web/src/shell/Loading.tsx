import { type ReactNode, useEffect, useState } from 'react'
import { RETRY_SHOWN_MS } from '../load-chunk.ts'
import { Button } from '../ui/Button.tsx'
import { FIRST_PHASE, Moon } from '../ui/art/Moon.tsx'
import { useSay } from '../words/say.tsx'

/** The first page is on its way. */
export const Loading = () => (
  <Waiting turning>
    <Slow to={location.href} />
  </Waiting>
)

/** The same as it stands in a frame whose code has not come yet. */
export function Waiting({ turning, children }: { turning?: boolean; children?: ReactNode }) {
  const say = useSay()
  return (
    <div className="grow grid place-content-center justify-items-center gap-16 min-h-dvh p-24" role="status">
      <Moon className="size-48 text-primary" phase={FIRST_PHASE} turning={turning ?? false} />
      <span className="say-only">{say('shell.loading')}</span>
      {children}
    </div>
  )
}

/** The next page is on its way: a line over this one, and words when it takes long. */
export function Leaving({ to }: { to: string }) {
  return (
    <div className="fixed inset-x-0 top-0 z-40" role="status">
      <div className="h-2 overflow-hidden bg-soft-primary animate-fade">
        <div className="h-2 bg-primary animate-travel" />
      </div>
      <Slow to={to} />
    </div>
  )
}

function Slow({ to }: { to: string }) {
  const say = useSay()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, RETRY_SHOWN_MS, true)
    return () => clearTimeout(timer)
  }, [to])
  if (!slow) return null
  return (
    <div className="m-16 p-16 mx-auto w-fit max-w-dialog flex flex-wrap items-center gap-16 card shadow-float">
      <p>{say('shell.slow')}</p>
      <Button kind="secondary" onClick={() => location.assign(to)}>
        {say('ui.retry')}
      </Button>
    </div>
  )
}
