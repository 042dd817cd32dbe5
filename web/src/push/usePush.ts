import { useAction } from '../action.ts'
import { queries } from '../queries.ts'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { subscribeHere, unsubscribeHere } from './browser.ts'
import { calls, pushesOf, type Pushes } from './calls.ts'

const { queryKey } = pushesOf()
const again = () => queries.invalidateQueries({ queryKey })

/** Turns pushes on in this browser, after its person pressed for it. */
export function useTurnOn() {
  const say = useSay()
  return useAction(
    async (publicKey: string) => calls.add({ body: await subscribeHere(publicKey) }),
    () => {
      toast(say('push.done'))
      void again()
    },
  )
}

/** Takes a browser off; this one lets go of its own subscription too, though nothing would come by it any more. */
export function useTurnOff() {
  const say = useSay()
  return useAction(
    async ({ id, here }: Pushes['subscriptions'][number]) => {
      const answer = await calls.remove({ body: { id } })
      if (here) void unsubscribeHere().catch(() => undefined)
      return answer
    },
    () => {
      toast(say('push.stopped'))
      void again()
    },
  )
}
