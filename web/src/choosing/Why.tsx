import { useIntl } from 'react-intl'
import { useAvailability } from '../availability.ts'
import { useSay, useWritten } from '../words/say.tsx'
import { useZone } from '../zone.ts'
import type { Chosen, Reason } from './calls.ts'

/** Why this reader is shown: facts of their page, and sentences that stand there. */
export function Why({ of: { reader, reasons } }: { of: Chosen }) {
  const say = useSay()
  const { availability } = useAvailability(reader)
  // Whoever has gone since is not said to be free.
  const stillTrue = reasons.filter(({ by }) => by !== 'free' || availability === 'available')
  return (
    <div className="pt-12 border-t border-line flex flex-col gap-8 text-meta">
      <h4 className="font-semibold">{say('choose.why', { name: reader.display_name })}</h4>
      <ul className="flex flex-col gap-8">
        {stillTrue.map((reason) => (
          <li key={reason.by}>
            <Because of={reason} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Because({ of }: { of: Reason }) {
  const say = useSay()
  const topics = useTopics()
  if (of.by === 'free') return say('choose.by.free')
  if (of.by === 'hours') return <Hours from={of.from} />
  if (of.by === 'topics') return say('choose.by.topics', { topics: topics(of.expertises) })
  if (of.by === 'methods') return say('choose.by.methods', { methods: topics(of.expertises) })
  const whose = of.by === 'review' ? say('choose.by.review', { stars: of.stars }) : say('choose.by.words')
  return (
    <>
      {whose}
      <blockquote dir="auto" className="ps-12 border-s border-line-strong font-serif text-body wrap-anywhere">
        {of.quote}
      </blockquote>
    </>
  )
}

/** When their hours begin, by the clock of whoever looks; before that is known, without a time. */
function Hours({ from }: { from: string }) {
  const say = useSay()
  const zone = useZone()
  const { formatDate } = useIntl()
  if (zone === undefined) return say('choose.by.hours.soon')
  const when = formatDate(from, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
  return say('choose.by.hours', { when })
}

function useTopics() {
  const written = useWritten()
  const { formatList } = useIntl()
  return (ids: readonly string[]) => formatList(ids.map((id) => written(`topic.${id}`, undefined, id)))
}
