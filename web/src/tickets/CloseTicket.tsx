import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls, cacheThread, type Thread } from './calls.ts'

/** Ends one's own question. Writing more opens it again, so nobody is asked twice. */
export function CloseTicket({ of }: { of: Thread }) {
  const say = useSay()
  const away = useOffline()
  const sentence = useSentence()
  const { mutate, isPending, error } = useAction(
    () => calls.close({ body: { ticket_id: of.id } }),
    (thread) => {
      cacheThread(thread)
      toast(say('tickets.closed'))
    },
  )
  return (
    <div className="flex flex-col items-end gap-4 ms-auto shrink-0">
      <Button kind="secondary" pending={isPending} why={away} onClick={() => mutate(undefined)}>
        {say('tickets.close')}
      </Button>
      {error && (
        <p role="alert" className="text-meta text-danger">
          {say('tickets.close.failed')} {sentence(error)}
        </p>
      )}
    </div>
  )
}
