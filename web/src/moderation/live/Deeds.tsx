import { useState } from 'react'
import { useAction } from '../../action.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Part } from '../../ui/Page.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import { calls, type Live, liveChanged } from './calls.ts'
import { EndForm } from './EndForm.tsx'
import { NoticeForm } from './NoticeForm.tsx'
import { PauseForm } from './PauseForm.tsx'

/** What a form of the desk gets: which reading, and what follows. */
export interface DeedProps {
  readingId: string
  onDone: (chat: Live) => void
  onLeave: () => void
}
const forms = { notice: NoticeForm, pause: PauseForm, end: EndForm }

/** What the house may do to a reading that goes on: one at a time, each behind its button. */
export function Deeds({ of, onDone }: { of: Live; onDone: (chat: Live) => void }) {
  const say = useSay()
  const [open, setOpen] = useState<keyof typeof forms>()
  const resume = useAction(
    (id: string, key) => calls.intervene({ params: { id }, body: { deed: 'resume' }, key }),
    ({ chat }) => {
      onDone(chat)
      void liveChanged()
      toast(say('live.resume.done'))
    },
  )
  const Form = open && forms[open]
  const isOpen = of.state === 'open'
  return (
    <Part title={say('live.deeds')}>
      {Boolean(resume.error) && <ErrorNote cause={resume.error} what={say('live.deed.failed')} />}
      {Form ? (
        <Form
          readingId={of.id}
          onLeave={() => setOpen(undefined)}
          onDone={(chat) => {
            onDone(chat)
            void liveChanged()
            setOpen(undefined)
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-8">
          {isOpen && (
            <Button kind="secondary" onClick={() => setOpen('notice')}>
              {say('live.notice')}
            </Button>
          )}
          {isOpen &&
            (of.signs.includes('paused') ? (
              <Button kind="secondary" pending={resume.isPending} onClick={() => resume.mutate(of.id)}>
                {say('live.resume')}
              </Button>
            ) : (
              <Button kind="secondary" onClick={() => setOpen('pause')}>
                {say('live.pause')}
              </Button>
            ))}
          <Button kind="danger" onClick={() => setOpen('end')}>
            {say('live.end')}
          </Button>
        </div>
      )}
    </Part>
  )
}
