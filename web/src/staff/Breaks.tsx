import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Banner } from '../ui/Banner.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { comparedOf, type Compared } from './calls.ts'

/** Where what the providers say and what is booked here part. */
export function Breaks() {
  const say = useSay()
  const compared = useQuery(comparedOf)
  return (
    <Loaded of={compared} failed={say('staff.compared.failed')} shape={<RowSkeletons />}>
      {({ at, breaks }) => (
        <div className="flex flex-col gap-12">
          {at.length === 0 && <p className="text-muted">{say('staff.compared.never')}</p>}
          {at.length > 0 && breaks.length === 0 && <Banner tone="success">{say('staff.compared.agree')}</Banner>}
          {breaks.length > 0 && (
            <ul className="card overflow-hidden">
              {breaks.map((one) => (
                <Row key={`${one.kind} ${one.subject}`} of={one} />
              ))}
            </ul>
          )}
          {at.map((one) => (
            <p key={one.method} className="text-meta text-muted">
              {say(`payments.company.${one.method}`)} · <When at={one.at} />
            </p>
          ))}
        </div>
      )}
    </Loaded>
  )
}

function Row({
  of: { kind, subject, client, method, here_cents, there_cents, found_at },
}: {
  of: Compared['breaks'][number]
}) {
  const say = useSay()
  const cents = useMoney()
  return (
    <li className="flex flex-col px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
      <span className="font-semibold">{say(`staff.break.${kind}`)}</span>
      <span className="text-meta tabular">
        {say('staff.compared.figures', { here: cents(here_cents), there: cents(there_cents) })} ·{' '}
        {say(`payments.company.${method}`)}
      </span>
      <span className="text-meta text-muted wrap-anywhere">
        {client && (
          <>
            <Link to={paths.person(client.id)} className="link">
              <bdi>{client.username}</bdi>
            </Link>{' '}
            ·{' '}
          </>
        )}
        <bdi>{subject}</bdi> · <When at={found_at} />
      </span>
    </li>
  )
}
