import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonForm } from '../staff/ReasonForm.tsx'
import { TextField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'

const shareOf = (readerId: string) =>
  queryOptions({
    queryKey: ['staff', 'order share', readerId],
    queryFn: () => calls.share({ params: { id: readerId } }),
  })

/** What of an e-mail reading's price a reader is paid; it changes for orders from now on. */
export function Share({ readerId }: { readerId: string }) {
  const say = useSay()
  const share = useQuery(shareOf(readerId))
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Loaded of={share} failed={say('staff.order.share.failed')} shape={<Skeleton className="h-48" />}>
      {({ share_percent }) => {
        const value = typed ?? String(share_percent)
        const isShare = /^\d{1,3}$/.test(value) && Number(value) <= 100
        return (
          <>
            <p>{say('staff.order.share.now', { percent: share_percent })}</p>
            <ReasonForm
              name="order-share"
              go={say('staff.order.share.go')}
              lead={say('staff.order.share.lead')}
              done={say('staff.order.share.done')}
              why={!isShare && say('staff.order.share.whole')}
              more={
                <TextField
                  label={say('staff.order.share.percent')}
                  value={value}
                  inputMode="numeric"
                  dir="ltr"
                  onChange={({ target }) => setTyped(target.value)}
                />
              }
              act={(reason, key) =>
                calls.setShare({ params: { id: readerId }, body: { share_percent: Number(value), reason }, key })
              }
            />
          </>
        )
      }}
    </Loaded>
  )
}
