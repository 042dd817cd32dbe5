import { useDownload } from '../download.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { fileOf } from './calls.ts'

/** The appointment as a file that calendars open. */
export function AddToCalendar({ id }: { id: string }) {
  const say = useSay()
  const away = useOffline()
  const { mutate, isPending, error } = useDownload(fileOf(id), 'text/calendar', 'evenlight-appointment.ics')
  return (
    <div className="flex flex-col items-start gap-8">
      <Button kind="quiet" flush pending={isPending} why={away} onClick={() => mutate()}>
        {say('appointments.calendar.add')}
      </Button>
      {error && <ErrorNote cause={error} what={say('appointments.calendar.failed')} />}
    </div>
  )
}
