import { orders as area } from '@evenlight/contract/orders'
import { useDownload } from '../download.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import type { Written } from './calls.ts'

/** The reading, as a file to keep or print. */
export function Printed({ order }: { order: Written }) {
  const say = useSay()
  const away = useOffline()
  const path = area.one.path.replace('{id}', order.id)
  const file = useDownload({ route: area.one, path }, 'application/pdf', 'evenlight-reading.pdf')
  return (
    <div className="flex flex-col gap-8 self-start">
      <Button kind="secondary" pending={file.isPending} why={away} onClick={() => file.mutate()}>
        {say('orders.pdf')}
      </Button>
      {file.error && <ErrorNote cause={file.error} what={say('orders.pdf.failed')} />}
    </div>
  )
}
