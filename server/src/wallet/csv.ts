const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
// A spreadsheet would run a text that begins like a formula.
const harmless = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)
const cell = (value: string | number | null | undefined) =>
  typeof value === 'number' ? String(value) : quoted(harmless(value ?? ''))

/** Comma-separated text with a head line (RFC 4180): these columns of each row. */
export const csvOf = <Row extends object>(columns: readonly (keyof Row & string)[], rows: readonly Row[]) =>
  [
    columns.join(','),
    ...rows.map((row) => columns.map((column) => cell(row[column] as string | number | null)).join(',')),
  ]
    .map((line) => `${line}\r\n`)
    .join('')
