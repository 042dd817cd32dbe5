import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls, dropFromLists, messagesChanged } from './calls.ts'
import { logError } from './log-error.ts'

/** Takes a message out of this person's sight, with eight seconds to think again. */
export function useHide() {
  const say = useSay()
  const set = (id: string, hidden: boolean) =>
    calls.hide({ body: { ids: [id], hidden } }).finally(() => messagesChanged())
  return async (id: string) => {
    const fail = (cause: unknown) => {
      logError(cause)
      toast(say('messages.delete.failed'))
    }
    dropFromLists(id)
    await set(id, true).then(
      () => toast(say('messages.deleted'), () => void set(id, false).catch(fail)),
      (cause: unknown) => fail(cause),
    )
  }
}
