import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Column<Row> {
  name: string
  label: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, in columns. */
  figures?: boolean
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** 40 px rows, for the admins' desks. */
  dense?: boolean
}

/** A table that scrolls inside its own frame when the window is narrow. The first column heads its row. */
export function Table<Row>({ caption, columns, rows, idOf, dense }: TableProps<Row>) {
  const cell = cx('px-16 align-middle', dense ? 'h-dense py-4' : 'h-48 py-8')
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="card overflow-x-auto">
      <table className="w-full text-meta">
        <caption className="say-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map(({ name, label, figures }) => (
              <th
                key={name}
                scope="col"
                className={cx(
                  cell,
                  'text-label font-semibold text-muted whitespace-nowrap',
                  figures ? 'text-end' : 'text-start',
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} className="border-b border-line last:border-b-0 hover:bg-sunken">
              {columns.map(({ name, cell: show, figures }, at) => {
                const Tag = at === 0 ? 'th' : 'td'
                return (
                  <Tag
                    key={name}
                    scope={at === 0 ? 'row' : undefined}
                    className={cx(cell, 'font-normal', figures ? 'text-end whitespace-nowrap' : 'text-start')}
                  >
                    {show(row)}
                  </Tag>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
