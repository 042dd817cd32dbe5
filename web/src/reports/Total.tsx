import type { ReportFigure } from '@evenlight/contract/reports'
import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { isThere } from '../routes.tsx'
import { useSay } from '../words/say.tsx'
import type { Report } from './calls.ts'
import { useValue } from './useValue.ts'

/** Where the rows behind a figure are seen. */
const behind: Partial<Record<ReportFigure, string>> = {
  earned_cents: paths.statements(),
  taken_off_cents: paths.statements(),
  corrected_cents: paths.statements(),
  paid_out_cents: paths.payouts(),
  claims: paths.claims(),
  granted: paths.claims(),
  refused: paths.claims(),
  clients: paths.people(),
  readers: paths.people(),
  closed: paths.bans(),
}

/** What the whole span came to; a figure leads to its rows where there is a screen of them. */
export function Total({ of: { total }, known }: { of: Report; known: readonly ReportFigure[] }) {
  const say = useSay()
  const value = useValue()
  return (
    <dl className="card p-20 flex flex-col">
      {known.map((figure, at) => {
        const [to, shown] = [behind[figure], value(figure, total[at] ?? 0)]
        return (
          <div key={figure} className="flex justify-between items-center gap-16 py-4 min-h-target">
            <dt>{say(`reports.figure.${figure}`)}</dt>
            <dd className="tabular font-semibold">
              {to && isThere(to, true) ? (
                <Link to={to} className="link inline-flex items-center min-h-target">
                  <bdi>{shown}</bdi>
                </Link>
              ) : (
                <bdi>{shown}</bdi>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
