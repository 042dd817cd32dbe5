import { Flag, Hourglass, UserX } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { paths } from '@evenlight/contract/paths'
import { useSay } from '../../words/say.tsx'
import { otherOf, type Receipt, type Side } from '../calls.ts'

/** What can be done where something went wrong in a reading — time back, a report, no more contact. */
export function SomethingWrong({ receipt, side }: { receipt: Receipt; side: Side }) {
  const say = useSay()
  const { name } = otherOf(receipt, side)
  return (
    <section aria-labelledby="wrong" className="flex flex-col gap-12 print:hidden">
      <h2 id="wrong" className="text-h3">
        {say('readings.wrong')}
      </h2>
      <p className="text-muted">
        {say('readings.wrong.evidence')} {side === 'client' && say('readings.wrong.by_itself')}
      </p>
      <ul className="card overflow-hidden">
        <Way
          Icon={Hourglass}
          to={paths.pastReading(receipt.chat_id)}
          title={say(`readings.wrong.time.${side}`)}
          how={say(`readings.wrong.time.${side}.how`, { name })}
        />
        <Way
          Icon={Flag}
          to={paths.report(receipt.chat_id)}
          title={say('readings.wrong.report', { name })}
          how={say('readings.wrong.report.how', { name })}
        />
        <Way
          Icon={UserX}
          to={paths.pastReading(receipt.chat_id)}
          title={say('readings.wrong.block', { name })}
          how={say('readings.wrong.block.how', { name })}
        />
      </ul>
    </section>
  )
}

interface WayProps {
  Icon: ComponentType<{ className?: string }>
  to: string
  title: string
  how: string
}

const Way = ({ Icon, to, title, how }: WayProps) => (
  <li className="border-b border-line last:border-b-0">
    <Link to={to} className="flex items-center gap-16 px-16 lg:px-20 py-12 min-h-72 hover:bg-sunken">
      <Icon className="size-20 shrink-0 text-primary" />
      <span className="grow min-w-0">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-meta text-muted">{how}</span>
      </span>
    </Link>
  </li>
)
