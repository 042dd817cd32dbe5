import { NoteField } from '../notes/NoteField.tsx'
import { useSay } from '../words/say.tsx'
import type { Past } from './calls.ts'
import { Trouble } from './Trouble.tsx'

/** What a reader keeps of a client, once they have served them, and what can be done where one goes too far. */
export function OfClient({ last, served }: { last: Past; served: boolean }) {
  const say = useSay()
  return (
    <section aria-labelledby="of-client" className="card p-20 lg:p-24 flex flex-col gap-16">
      <h2 id="of-client" className="text-h3 wrap-anywhere">
        {say(served ? 'notes.title' : 'readings.client.about', { name: last.client.username })}
      </h2>
      {served && <NoteField clientId={last.client.id} />}
      <Trouble readingId={last.id} client={last.client} />
    </section>
  )
}
