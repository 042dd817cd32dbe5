import { paths } from '@evenlight/contract/paths'
import { useNavigate } from 'react-router'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { prefillQuestion } from '../readings/request/question.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { type Appointment, appointmentsChanged, calls } from './calls.ts'
import { otherOf, type Side } from './side.ts'

/** About the time: saying that one has come, and the way into the reading, with what was noted as its question. */
export function Arriving({ appointment, side }: { appointment: Appointment; side: Side }) {
  const say = useSay()
  const away = useOffline()
  const navigate = useNavigate()
  const { id, reader, channel, note, may, state, ends_at, chat_id } = appointment
  const isHere = appointment[`${side}_here`]
  const start = () => {
    if (note) prefillQuestion(reader.id, note)
    void navigate(paths.start(reader.id, channel))
  }
  const { mutate, isPending, error } = useAction(
    (_: null, key) => calls.arrive({ body: { id }, key }),
    () => {
      void appointmentsChanged()
      if (side === 'client') start()
    },
  )
  const { name } = otherOf(appointment, side)
  const isOpen = (state === 'accepted' || state === 'kept') && isHere && Date.now() < Date.parse(ends_at)
  if (chat_id && isOpen) return <LinkButton to={paths.room(chat_id)}>{say('appointments.room')}</LinkButton>
  if (!may.includes('arrive') && !isOpen) return null
  return (
    <div className="flex flex-col items-start gap-8">
      {error && <ErrorNote cause={error} what={say('appointments.failed')} />}
      {may.includes('arrive') ? (
        <Button pending={isPending} why={away} onClick={() => mutate(null)}>
          {say(side === 'client' ? 'appointments.arrive.client' : 'appointments.arrive.reader')}
        </Button>
      ) : side === 'client' ? (
        <Button onClick={start}>{say('appointments.start')}</Button>
      ) : (
        <LinkButton to={paths.requests()}>{say('appointments.to_desk')}</LinkButton>
      )}
      <p className="text-meta text-muted">{say(`appointments.arriving.${side}`, { name })}</p>
    </div>
  )
}
