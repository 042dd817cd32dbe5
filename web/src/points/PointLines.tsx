import { paths } from '@evenlight/contract/paths'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { minutesOf } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { PointsPage } from './calls.ts'

type Line = PointsPage['data'][number]

/** Every movement of points with what it is about, newest first. */
export function PointLines({ lines }: { lines: readonly Line[] }) {
  const say = useSay()
  const { formatNumber } = useIntl()
  return (
    <ul aria-label={say('points.lines')} className="card flex flex-col">
      {lines.map((line) => (
        <li
          key={line.id}
          tabIndex={-1}
          className="px-16 py-12 border-t border-line first:border-t-0 flex justify-between gap-16 outline-none"
        >
          <span className="flex flex-col min-w-0">
            <About of={line} />
            <When at={line.at} plain className="text-label text-muted" />
          </span>
          <bdi className="font-semibold tabular whitespace-nowrap">
            {formatNumber(line.points, { signDisplay: 'always' })}
          </bdi>
        </li>
      ))}
    </ul>
  )
}

function About({ of: { what, chat_id, reader_name, free_seconds } }: { of: Line }) {
  const say = useSay()
  const words = (
    <>
      {say(`points.what.${what}`)} {reader_name && say('points.with', { name: reader_name })}
      {free_seconds !== undefined && say('points.for', { minutes: minutesOf(free_seconds) })}
    </>
  )
  return chat_id ? (
    <Link to={paths.room(chat_id)} className="link self-start wrap-anywhere">
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  )
}
