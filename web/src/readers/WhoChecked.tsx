import { useDemo } from '../demo.ts'
import { useSay } from '../words/say.tsx'
import type { Profile } from './calls.ts'

/** Whether this is a person, and who looked: what we do, and what we don't. */
export function WhoChecked({ reader: { display_name: name } }: { reader: Profile }) {
  const say = useSay()
  return (
    <section id="who" aria-labelledby="who-title" className="flex flex-col gap-12">
      <h2 id="who-title">{say('readers.who')}</h2>
      {useDemo() && <p className="max-w-text font-semibold">{say('readers.who.demo', { name })}</p>}
      <p className="max-w-text">{say('readers.who.checked', { name })}</p>
      <p className="max-w-text">{say('readers.who.unchecked')}</p>
    </section>
  )
}
