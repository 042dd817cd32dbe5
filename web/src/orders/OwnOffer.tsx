import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../action.ts'
import { useSession } from '../session/session.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { CheckField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Part } from '../ui/Page.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { calls, offerChanged, offerOf } from './calls.ts'
import { Specials } from './Specials.tsx'

/** What a reader offers by e-mail: whether at all, and their specials. */
export function OwnOffer() {
  const say = useSay()
  const id = useSession(({ userData }) => userData?.id) ?? ''
  const offer = useQuery(offerOf(id))
  const turn = useAction(
    (is_on: boolean) => calls.offer({ body: { is_on } }),
    () => offerChanged(id),
  )
  // Kept until the offer is read again, or the box would spring back for a moment.
  const [wanted, setWanted] = useState<boolean>()
  const press = (is_on: boolean) => {
    setWanted(is_on)
    turn.mutate(is_on, { onSettled: () => setWanted(undefined) })
  }
  return (
    <Part title={say('orders.own')}>
      <Loaded of={offer} failed={say('orders.offer.failed')} shape={<SkeletonBars count={2} bar="h-48" />}>
        {({ is_on, data }) => (
          <>
            <CheckField
              label={say('orders.own.on')}
              hint={say('orders.own.on.hint')}
              checked={wanted ?? is_on}
              onChange={({ target }) => press(target.checked)}
            />
            {turn.error && <ErrorNote cause={turn.error} what={say('orders.own.failed')} />}
            <Specials readerId={id} of={data} />
          </>
        )}
      </Loaded>
    </Part>
  )
}
