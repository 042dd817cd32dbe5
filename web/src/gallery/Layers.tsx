import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../ui/Button.tsx'
import { Dialog, Drawer } from '../ui/Dialog.tsx'
import { TextField } from '../ui/Field.tsx'
import { toast } from '../ui/Toast.tsx'
import { Section, Specimen } from './Section.tsx'

export function Layers() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <Section name="Layers">
      <Specimen state="dialog, drawer, toast with a way back">
        <div className="flex flex-wrap gap-12">
          <Button kind="secondary" onClick={() => setOpen('dialog')}>
            Open the dialog
          </Button>
          <Button kind="secondary" onClick={() => setOpen('drawer')}>
            Open the drawer
          </Button>
          <Button kind="secondary" onClick={() => toast('Message deleted.', () => toast('It is back.'))}>
            Show a toast
          </Button>
        </div>
      </Specimen>
      <Specimen state="tooltip: rest on it, or come to it with Tab">
        <IconButton label="Add a note about this reading">
          <Plus className="size-20" aria-hidden="true" />
        </IconButton>
      </Specimen>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="End the reading?"
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              Go on
            </Button>
            <Button kind="danger" onClick={close}>
              End it
            </Button>
          </>
        }
      >
        <p>You have 4 min of free time left with Mara. It is not kept for later.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Add time">
        <TextField label="Minutes" inputMode="numeric" defaultValue="30" />
        <Button wide onClick={close}>
          Pay $59.00
        </Button>
      </Drawer>
    </Section>
  )
}
