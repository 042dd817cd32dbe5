import { useSay } from '../words/say.tsx'
import type { Shown } from './calls.ts'

const rows = ['company', 'address', 'email', 'phone', 'register', 'vat_id', 'supervisor'] as const

/** Who runs the site: what was said of it, and nothing where it doesn't apply. */
export function Identity({ of }: { of: Shown }) {
  const say = useSay()
  return (
    <dl className="card p-24 flex flex-col gap-16">
      {rows
        .filter((name) => of[name].trim())
        .map((name) => (
          <div key={name} className="flex flex-col gap-4">
            <dt className="text-label text-muted">{say(`house.${name}`)}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {name === 'email' ? (
                <a href={`mailto:${of.email}`} dir="ltr" className="link">
                  {of.email}
                </a>
              ) : (
                of[name]
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}
