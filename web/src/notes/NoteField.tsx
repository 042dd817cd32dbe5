import { noteCharactersMax } from '@evenlight/contract/notes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedTime } from 'react-intl'
import { useAction } from '../action.ts'
import { queries } from '../queries.ts'
import { AreaField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSoon } from '../ui/useSoon.ts'
import { useSay } from '../words/say.tsx'
import { calls, type Note, noteOn } from './calls.ts'

/** A pause in typing after which a note is kept. */
const SAVE_MS = 1000

/** A reader's own words about a client, kept as they are typed. */
export function NoteField({ clientId }: { clientId: string }) {
  const say = useSay()
  const note = useQuery(noteOn(clientId))
  return (
    <Loaded of={note} failed={say('notes.failed')} shape={<Skeleton className="h-72" />}>
      {(kept) => <Kept key={clientId} clientId={clientId} note={kept} />}
    </Loaded>
  )
}

function Kept({ clientId, note }: { clientId: string; note: Note }) {
  const say = useSay()
  const [text, setText] = useState(note.text)
  const { mutate, error, isPending } = useAction(
    (written: string) => calls.write({ body: { client_id: clientId, text: written } }),
    (kept) => queries.setQueryData(noteOn(clientId).queryKey, kept),
  )
  const soon = useSoon(() => mutate(text), SAVE_MS)
  const write = (typed: string) => {
    setText(typed)
    soon.set()
  }
  return (
    <div className="flex flex-col gap-4">
      <AreaField
        label={say('notes.label')}
        hint={say('notes.hint')}
        value={text}
        onChange={({ target }) => write(target.value)}
        rows={4}
        maxLength={noteCharactersMax}
        error={error ? say('notes.not_saved') : undefined}
      />
      <p role="status" className="text-label text-muted min-h-lh">
        {isPending
          ? say('notes.saving')
          : !error &&
            note.changed_at &&
            text === note.text && (
              <>
                {say('notes.saved')} <FormattedTime value={note.changed_at} />
              </>
            )}
      </p>
    </div>
  )
}
