import { useQuery } from '@tanstack/react-query'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { deskOf } from './desk.ts'

/** What today and the running half month have brought. */
export function Today() {
  const say = useSay()
  const money = useMoney()
  const { data } = useQuery(deskOf())
  if (!data) return null
  return (
    <dl className="grid grid-cols-2 gap-12">
      {(['today', 'period'] as const).map((span) => (
        <div key={span} className="card p-16 flex flex-col gap-4">
          <dt className="text-label text-muted">{say(`chats.desk.${span}`)}</dt>
          <dd className="tabular text-h3 font-semibold">{money(data[span].earned_cents)}</dd>
          <dd className="tabular text-meta text-muted">
            {say('chats.desk.sessions', { count: data[span].paid_sessions })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
