import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { CareCard } from '../care/Card.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../words/say.tsx'
import { toOutbox } from './places.ts'

const LEAVES_AFTER_MS = 2000

/** What became of the message, with who helps beside it where its words ask for care (`care`). OK leads to the message centre at once; anything else a moment later, unless one leaves first. */
export function SentDialog({ open, care }: { open: boolean; care: boolean | undefined }) {
  const say = useSay()
  const navigate = useNavigate()
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (!later) return
    const timer = setTimeout(() => void navigate(toOutbox.to, { state: toOutbox.state }), LEAVES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [later, navigate])
  return (
    <>
      <p role="status" className="text-meta text-muted empty:hidden">
        {later && say('messages.leaving')}
      </p>
      <Dialog
        open={open && !later}
        onClose={() => setLater(true)}
        title={say('messages.sent_on')}
        actions={
          <>
            <Button kind="quiet" onClick={() => setLater(true)}>
              {say('messages.later')}
            </Button>
            <Button data-first onClick={() => void navigate(toOutbox.to, { state: toOutbox.state })}>
              {say('messages.ok')}
            </Button>
          </>
        }
      >
        <p>{say('messages.sent_on.next')}</p>
        {care && <CareCard>{say('care.card.message')}</CareCard>}
      </Dialog>
    </>
  )
}
