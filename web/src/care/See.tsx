import { useAction } from '../action.ts'
import { Button } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls, careChanged } from './calls.ts'

/** Writes down that somebody of the house has seen a sign. `of` names whose it is, where several stand together. */
export function See({ id, of, onDone }: { id: string; of?: string; onDone?: () => void }) {
  const say = useSay()
  const sentence = useSentence()
  const see = useAction(
    () => calls.see({ params: { id } }),
    () => {
      void careChanged()
      onDone?.()
    },
  )
  return (
    <Button
      kind="secondary"
      className="self-start"
      pending={see.isPending}
      aria-label={of === undefined ? undefined : say('care.signs.see.of', { name: of })}
      onClick={() => see.mutate(undefined, { onError: (cause) => void toast(sentence(cause)) })}
    >
      {say('care.signs.see')}
    </Button>
  )
}
