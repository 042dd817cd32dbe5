import { useSay } from '../words/say.tsx'
import { fields, type Name, type Typed } from './typed.ts'

/** What would change, as it is and as it is typed, before it is saved. */
export function Changes({ from, typed }: { from: Record<Name, string>; typed: Typed }) {
  const say = useSay()
  const changed = fields.filter((name) => typed[name].trim() !== from[name].trim())
  if (changed.length === 0) return null
  return (
    <section aria-label={say('house.changes')} className="card p-24 flex flex-col gap-16">
      <h2 className="text-h3">{say('house.changes')}</h2>
      <dl className="flex flex-col gap-12">
        {changed.map((name) => (
          <div key={name} className="flex flex-col gap-4">
            <dt className="text-label text-muted">{say(`house.${name}`)}</dt>
            <dd className="grid sm:grid-cols-2 gap-x-16 gap-y-4">
              <Value words={say('house.before')} of={from[name]} />
              <Value words={say('house.after')} of={typed[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Value({ words, of }: { words: string; of: string }) {
  const say = useSay()
  return (
    <span className="flex flex-col min-w-0">
      <span className="text-meta text-muted">{words}</span>
      <span dir="auto" className="whitespace-pre-line wrap-anywhere">
        {of.trim() || say('house.empty')}
      </span>
    </span>
  )
}
