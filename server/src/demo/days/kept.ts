import type { Heap } from '../../kernel/bulk.ts'

/** What belongs to one run of a server, to one key, or follows from other tables by itself. */
const left = new Set([
  'migration',
  'site',
  'idempotency',
  'mail',
  'account_sign_in',
  'account_token',
  'account_code',
  'reading_node',
  'reader_node',
  'reader_presence',
  'reader_tag',
  'reading_met',
  'books_finding',
  'books_pass',
  'books_place',
  'upload',
  'gift_day',
  'wallet_package',
  'earnings_run',
  'earnings_statement',
  'earnings_line',
])
const leftColumns = new Set(['reader.picture', 'reader.picture_side', 'reader.changed_at', 'reader.online'])

export const takes = {
  table: (name: string) => !left.has(name),
  column: (table: string, name: string) => !leftColumns.has(`${table}.${name}`),
}

const isOfHouse = (kind: unknown) => kind === 'house'
/** Which node it was says nothing about the days, and the accounts of the house are there before them. */
export const asKept = (heaps: Heap[]): Heap[] =>
  heaps.map(({ table, columns }) => {
    if (columns.node) return { table, columns: { ...columns, node: columns.node.map(() => 'demo') } }
    if (table !== 'wallet_account') return { table, columns }
    const kinds = columns.kind!
    const kept = Object.entries(columns).map(([name, cells]) => [name, cells.filter((_, n) => !isOfHouse(kinds[n]))])
    return { table, columns: Object.fromEntries(kept) }
  })
