import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMissed, useOn } from '../live.ts'
import { queries } from '../queries.ts'
import { useSay } from '../words/say.tsx'
import { deskKey, deskOf } from './desk.ts'

/** Where each kind of it is answered; what stands on the desk itself leads nowhere. */
const places = {
  requests: undefined,
  in_line: undefined,
  pages: paths.pages(),
  appointments: `${paths.appointments()}?tab=asked`,
  orders: paths.orders(),
} as const
const kinds = Object.keys(places) as (keyof typeof places)[]
const again = () => void queries.invalidateQueries({ queryKey: deskKey })

/** On a reader's desk: who waits for them, counted by the way they came. */
export function WaitingForYou() {
  const say = useSay()
  const { data } = useQuery(deskOf())
  useOn('paging:changed', again)
  useOn('appointment:changed', again)
  useOn('waiting:changed', again)
  useMissed(again)
  if (!data) return null
  const some = kinds.filter((kind) => data.waiting[kind] > 0)
  return (
    <section aria-labelledby="waiting-for-you" className="card p-20 lg:p-24 flex flex-col gap-8">
      <h2 id="waiting-for-you" className="text-h3">
        {say('readers.desk.waiting')}
      </h2>
      {some.length === 0 && <p className="text-muted">{say('readers.desk.waiting.none')}</p>}
      <ul className="flex flex-col">
        {some.map((kind) => {
          const words = say(`readers.desk.waiting.${kind}`, { count: data.waiting[kind] })
          const to = places[kind]
          return (
            <li key={kind} className="flex items-center min-h-target">
              {to ? (
                <Link to={to} className="link inline-flex items-center min-h-target">
                  {words}
                </Link>
              ) : (
                words
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
