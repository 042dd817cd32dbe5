import { paths } from '@evenlight/contract/paths'
import { eraseDays } from '@evenlight/contract/tickets'
import { useState } from 'react'
import { FormattedDate } from 'react-intl'
import { useNavigate } from 'react-router'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { cacheThread, calls } from './calls.ts'

const dayMs = 86_400_000

/** Asks the house to close one's account and delete what it knows of one; a person does it, by a day that is named. */
export function EraseMe() {
  const say = useSay()
  const away = useOffline()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { mutate, isPending, error } = useAction(
    (_: null, key) =>
      calls.ask({
        body: { topic: 'account', subject: say('tickets.erase.subject'), body: say('tickets.erase.body') },
        key,
      }),
    (thread) => {
      cacheThread(thread)
      void navigate(paths.ticket(thread.id))
    },
  )
  return (
    <div className="flex flex-col items-start gap-12">
      <p>
        {say('tickets.erase.lead')} <FormattedDate value={Date.now() + eraseDays * dayMs} dateStyle="long" />.
      </p>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {say('tickets.erase.ask')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('tickets.erase.ask')}
        role="alertdialog"
        actions={
          <>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              {say('tickets.erase.leave')}
            </Button>
            <Button kind="danger" pending={isPending} why={away} onClick={() => mutate(null)}>
              {say('tickets.erase.go')}
            </Button>
          </>
        }
      >
        {error && <ErrorNote cause={error} what={say('tickets.failed')} />}
        <p>{say('tickets.erase.what')}</p>
      </Dialog>
    </div>
  )
}
