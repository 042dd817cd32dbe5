import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { cacheThread, calls, ticketsOf } from './calls.ts'
import { ErasedBy } from './StateBadge.tsx'

/** Asks the house to close one's account and delete what it knows of one; a person does it, by a day that is named. */
export function EraseMe() {
  const say = useSay()
  const away = useOffline()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { data } = useInfiniteQuery(ticketsOf('mine'))
  const asked = data?.pages
    .flatMap((page) => page.data)
    .find(({ topic, state }) => topic === 'erasure' && state !== 'closed')
  const { mutate, isPending, error } = useAction(
    (_: null, key) =>
      calls.ask({
        body: { topic: 'erasure', subject: say('tickets.erase.subject'), body: say('tickets.erase.body') },
        key,
      }),
    (thread) => {
      cacheThread(thread)
      void navigate(paths.ticket(thread.id))
    },
  )
  if (asked)
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{say('tickets.erase.asked')}</p>
        <ErasedBy askedMs={Date.parse(asked.asked_at)} />
        <Link to={paths.ticket(asked.id)} className="link inline-flex items-center min-h-target">
          {say('tickets.erase.see')}
        </Link>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-12">
      <p>{say('tickets.erase.lead')}</p>
      <ErasedBy askedMs={Date.now()} />
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
