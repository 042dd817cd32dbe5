import { useEffect } from 'react'
import { setPending, useLostPayment, usePendingState } from '../../payments/pending.ts'
import { Banner } from '../../ui/Banner.tsx'
import { LinkLike } from '../../ui/Button.tsx'
import { timeChanged } from '../../wallet/calls.ts'
import { useSay } from '../../words/say.tsx'

/** A payment of this tab whose end nobody knew when its window was closed. */
export function PendingTime({ onSee }: { onSee: () => void }) {
  const say = useSay()
  const state = usePendingState()
  const lost = useLostPayment()
  useEffect(() => {
    if (state !== 'captured') return
    setPending(null)
    void timeChanged()
  }, [state])
  const name = lost ? (lost === 'none' ? 'none' : 'lost') : state
  if (!name || name === 'captured') return null
  return (
    <Banner
      tone={name === 'declined' || name === 'none' ? 'danger' : 'info'}
      role="status"
      action={<LinkLike onClick={onSee}>{say('readings.add.see')}</LinkLike>}
      flat
    >
      {say(`readings.add.${name}`)}
    </Banner>
  )
}
