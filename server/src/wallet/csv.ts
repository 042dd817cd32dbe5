const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
// A spreadsheet would run a text that begins like a formula.
const harmless = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)
const cell = (value: string | number | null | undefined) =>
  typeof value === 'number' ? String(value) : quoted(harmless(value ?? ''))

/** Comma-separated text with a head line (RFC 4180): these columns of each row, as many rows at a time as come at once. */
export async function* csvOf<Row extends object>(
  columns: readonly (keyof Row & string)[],
  pages: AsyncIterable<readonly Row[]>,
) {
  const lineOf = (row: Row) => columns.map((column) => cell(row[column] as string | number | null)).join(',')
  yield `${columns.join(',')}\r\n`
  for await (const rows of pages) if (rows.length) yield rows.map((row) => `${lineOf(row)}\r\n`).join('')
}
