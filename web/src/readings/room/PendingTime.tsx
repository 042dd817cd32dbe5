import { useEffect } from 'react'
import { setPending, usePendingState } from '../../payments/pending.ts'
import { Banner } from '../../ui/Banner.tsx'
import { LinkLike } from '../../ui/Button.tsx'
import { timeChanged } from '../../wallet/calls.ts'
import { useSay } from '../../words/say.tsx'

/** A payment of this tab whose end nobody knew when its window was closed. */
export function PendingTime({ onSee }: { onSee: () => void }) {
  const say = useSay()
  const state = usePendingState()
  useEffect(() => {
    if (state !== 'captured') return
    setPending(null)
    void timeChanged()
  }, [state])
  if (!state || state === 'captured') return null
  return (
    <Banner
      tone={state === 'declined' ? 'danger' : 'info'}
      role="status"
      action={<LinkLike onClick={onSee}>{say('readings.add.see')}</LinkLike>}
      flat
    >
      {say(`readings.add.${state}`)}
    </Banner>
  )
}
