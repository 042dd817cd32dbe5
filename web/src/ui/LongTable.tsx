import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import { Skeleton } from './Skeleton.tsx'
import { useLongRows } from './useLongRows.ts'
import { useWide } from './useWide.ts'

export interface LongColumn<Row> {
  name: string
  label: string
  cell: (row: Row) => ReactNode
  /** The orders that its heading gives, first the one that a first press gives. */
  orders?: { ascending: string; descending: string; first: 'ascending' | 'descending' }
}

interface LongTableProps<Row> {
  label: string
  /** The first one names its row, and leads to its page. */
  columns: readonly LongColumn<Row>[]
  /** The tracks of the columns. */
  tracks: string
  /** What a row is in a narrow window, under its name. */
  under: (row: Row) => ReactNode
  /** How many rows there are; `open`: at least. */
  count: number
  open?: boolean
  /** Undefined while it is on its way. */
  rowAt: (index: number) => Row | undefined
  hrefOf: (row: Row) => string
  onOpen: (row: Row) => void
  onSee: (first: number, last: number) => void
  order: string
  onOrder: (order: string) => void
  /** Another list from its top on, when it changes. */
  of: string
}

/** A table of as many rows as there may be, 40 px each, of which those in sight are in the page; narrow, a list of cards. */
export function LongTable<Row>(props: LongTableProps<Row>) {
  const { label, columns, tracks, count, open, rowAt, hrefOf, onOpen, onSee, of } = props
  const wide = useWide()
  const own = useId()
  const { box, rows, at, rowPx, headPx, press, focus } = useLongRows({
    count,
    rowRem: wide ? 2.5 : 4.5,
    headRem: wide ? 2.75 : 0,
    of,
    onOpen: (index) => {
      const row = rowAt(index)
      if (row !== undefined) onOpen(row)
    },
  })
  const seen = rows.range
  const [from, to] = [seen?.startIndex, seen?.endIndex]
  // Before it is painted: what is in sight is asked for a frame sooner.
  useLayoutEffect(() => {
    if (from !== undefined && to !== undefined) onSee(from, Math.min(to, count - 1))
  }, [from, to, count, onSee])
  const items = rows.getVirtualItems()
  const active = items.find(({ index }) => index === at)
  return (
    <div
      ref={box}
      role="grid"
      aria-label={label}
      aria-rowcount={open ? -1 : count + (wide ? 1 : 0)}
      aria-colcount={wide ? columns.length : 1}
      aria-activedescendant={active ? `${own}-${active.index}` : undefined}
      aria-readonly="true"
      tabIndex={0}
      onKeyDown={press}
      onFocus={focus}
      className="group card max-h-long overflow-y-auto overflow-x-hidden text-meta"
    >
      {wide && <Head {...props} heightPx={headPx} />}
      <div role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const row = rowAt(index)
          return (
            <div
              key={index}
              id={`${own}-${index}`}
              role="row"
              aria-rowindex={index + (wide ? 2 : 1)}
              aria-selected={index === at}
              aria-busy={row === undefined || undefined}
              style={{
                height: rowPx,
                transform: `translateY(${start - headPx}px)`,
                gridTemplateColumns: wide ? tracks : undefined,
              }}
              className={cx(
                'absolute inset-x-0 top-0 border-b border-line hover:bg-sunken px-16',
                wide ? 'grid items-center gap-16' : 'flex flex-col justify-center',
                index === at && 'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 outline-focus',
              )}
            >
              {row === undefined ? (
                <span role="gridcell" className="col-span-full">
                  <Skeleton className="h-12" />
                </span>
              ) : (
                <Cells {...props} row={row} href={hrefOf(row)} wide={wide} />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Cells<Row>({
  columns,
  under,
  row,
  href,
  wide,
}: Pick<LongTableProps<Row>, 'columns' | 'under'> & { row: Row; href: string; wide: boolean }) {
  const [first, ...others] = columns
  const name = (
    // The whole row is the link; the keyboard has it by Enter.
    <Link to={href} tabIndex={-1} className="block truncate font-semibold after:absolute after:inset-0">
      {first?.cell(row)}
    </Link>
  )
  if (!wide)
    return (
      <div role="gridcell" className="min-w-0">
        {name}
        <div className="truncate text-muted">{under(row)}</div>
      </div>
    )
  return (
    <>
      <div role="rowheader" className="min-w-0">
        {name}
      </div>
      {others.map(({ name: key, cell }) => (
        <div key={key} role="gridcell" className="min-w-0 truncate text-muted">
          {cell(row)}
        </div>
      ))}
    </>
  )
}

const other = { ascending: 'descending', descending: 'ascending' } as const

function Head<Row>({ columns, tracks, order, onOrder, heightPx }: LongTableProps<Row> & { heightPx: number }) {
  return (
    <div role="rowgroup" className="sticky top-0 z-10 bg-surface border-b border-line-strong">
      <div
        role="row"
        aria-rowindex={1}
        className="grid items-center gap-16 px-16"
        style={{ height: heightPx - 1, gridTemplateColumns: tracks }}
      >
        {columns.map(({ name, label, orders }) => {
          const way = orders && (['ascending', 'descending'] as const).find((one) => orders[one] === order)
          const Arrow = way === 'descending' ? ArrowDown : ArrowUp
          return (
            <div
              key={name}
              role="columnheader"
              aria-sort={orders && (way ?? 'none')}
              className="min-w-0 text-label font-semibold text-muted"
            >
              {orders ? (
                <button
                  type="button"
                  onClick={() => onOrder(orders[way ? other[way] : orders.first])}
                  className="inline-flex items-center gap-4 h-dense max-w-full rounded-control hover:text-ink"
                >
                  <span className="truncate">{label}</span>
                  <Arrow className={cx('size-16 shrink-0', !way && 'opacity-0')} aria-hidden="true" />
                </button>
              ) : (
                <span className="block truncate">{label}</span>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
