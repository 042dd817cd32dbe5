import { useSay } from '../words/say.tsx'
import { type Held, partiesOf } from './calls.ts'
import type { TextSpan } from '@evenlight/core/redaction'
import { redact } from '@evenlight/core/redaction'

/** The message as it will stand in front of both people. */
export function Preview({ held, out }: { held: Held; out: readonly TextSpan[] }) {
  const say = useSay()
  if (!out.length) return null
  const label = say('moderation.preview', { name: partiesOf(held).to.name })
  return (
    <section aria-label={label} className="flex flex-col gap-4">
      <h3 className="font-sans text-meta font-semibold">{label}</h3>
      <p dir="auto" className="p-16 rounded-button border border-line whitespace-pre-wrap wrap-anywhere">
        {redact(held.message, out)}
      </p>
    </section>
  )
}
