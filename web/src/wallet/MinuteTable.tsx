import { centsPerMinute } from '@evenlight/core/price'
import { Table } from '../ui/Table.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Sold } from './calls.ts'

/** What a minute costs in each package, with and without its free ones. */
export function MinuteTable({ packages }: { packages: readonly Sold[] }) {
  const say = useSay()
  const money = useMoney()
  const lowest = Math.min(...packages.map((one) => centsPerMinute(one).any))
  const any = (one: Sold) => {
    const cents = centsPerMinute(one).any
    return (
      <span className="inline-flex flex-col items-end">
        <span className="font-semibold">{money(cents)}</span>
        {cents === lowest && <span className="text-label text-success">{say('wallet.each.lowest')}</span>}
      </span>
    )
  }
  const sold = (one: Sold) => (
    <span className="flex flex-col">
      <span className="flex flex-wrap items-baseline gap-x-8">
        {say('ui.minutes', { minutes: minutesOf(one.paid_seconds + one.free_seconds) })}
        {one.free_seconds > 0 && (
          <span className="text-label text-ember">
            {say('wallet.of_them_free', { minutes: minutesOf(one.free_seconds) })}
          </span>
        )}
      </span>
      <span className="font-normal text-muted tabular">{money(one.price_cents)}</span>
    </span>
  )
  return (
    <Table
      caption={say('wallet.each')}
      columns={[
        { name: 'package', label: say('wallet.each.package'), cell: sold },
        {
          name: 'paid',
          label: say('wallet.each.paid'),
          figures: true,
          cell: (one) => money(centsPerMinute(one).paid),
        },
        { name: 'any', label: say('wallet.each.any'), figures: true, cell: any },
      ]}
      rows={packages}
      idOf={({ id }) => id}
    />
  )
}
