import { useIntl } from 'react-intl'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { type OwnTestimonial, testimonials, testimonialsChanged } from './calls.ts'

/** Undoes a removal, for as long as the server says that it can be undone. */
export function PutBack({ of: { id, removed } }: { of: OwnTestimonial }) {
  const say = useSay()
  const { formatDate } = useIntl()
  const away = useOffline()
  const { mutate, isPending, error } = useAction(
    () => testimonials.restore({ body: { id } }),
    () => {
      toast(say('testimonials.put_back.done'))
      void testimonialsChanged()
    },
  )
  const until = removed?.restorable_until
  if (!until || Date.parse(until) < Date.now()) return null
  return (
    <>
      {error && <ErrorNote cause={error} what={say('testimonials.put_back.failed')} />}
      <Button kind="quiet" pending={isPending} why={away} onClick={() => mutate(undefined)}>
        {say('testimonials.put_back')}
      </Button>
      <span className="text-muted">
        {say('testimonials.put_back.until', { at: formatDate(until, { dateStyle: 'medium', timeStyle: 'short' }) })}
      </span>
    </>
  )
}
