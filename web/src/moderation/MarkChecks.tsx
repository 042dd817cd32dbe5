import { useSay } from '../words/say.tsx'
import type { Held } from './calls.ts'
import type { TextSpan } from '@evenlight/core/redaction'
import { draft } from './desk.ts'
import { isOut, toggled } from './spans.ts'
import { united } from '@evenlight/core/redaction'

/** Each mark of the message with a tick that blacks it out, and one for all of them. */
export function MarkChecks({ held, out, locked }: { held: Held; out: readonly TextSpan[]; locked: boolean }) {
  const say = useSay()
  const { id, marks, message } = held
  if (!marks.length) return null
  const all = marks.every((mark) => isOut(out, mark))
  const one = (key: string, checked: boolean, next: () => readonly TextSpan[], label: React.ReactNode) => (
    <li key={key}>
      <label className="flex items-start gap-8 py-12 lg:py-4 text-meta cursor-pointer">
        <input
          type="checkbox"
          checked={checked}
          disabled={locked}
          onChange={() => draft(id, { out: next() })}
          className="size-24 -my-2 lg:size-16 lg:my-2"
        />
        <span className="min-w-0">{label}</span>
      </label>
    </li>
  )
  return (
    <fieldset className="flex flex-col">
      <legend className="text-meta font-semibold">{say('moderation.marked')}</legend>
      <ul>
        {marks.length > 1 &&
          one(
            'all',
            all,
            () => (all ? marks.reduce(toggled, out) : united([...out, ...marks])),
            say('moderation.marked.all'),
          )}
        {marks.map((mark) =>
          one(
            `${mark.from}-${mark.to}-${mark.kind}`,
            isOut(out, mark),
            () => toggled(out, mark),
            <>
              {say(`moderation.kind.${mark.kind}`)}
              {': '}
              <bdi className="font-semibold wrap-anywhere">{message.slice(mark.from, mark.to)}</bdi>
            </>,
          ),
        )}
      </ul>
    </fieldset>
  )
}
