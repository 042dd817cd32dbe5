import { setImmediate as turn } from 'node:timers/promises'

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
// A spreadsheet would run a text that begins like a formula.
const harmless = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)
const cell = (value: string | number | null | undefined) =>
  typeof value === 'number' ? String(value) : quoted(harmless(value ?? ''))

/** So many rows at a time: a long history must not hold up what else the process has to do. */
const rowsAtOnce = 500

/** Comma-separated text with a head line (RFC 4180): these columns of each row. */
export const csvOf = async <Row extends object>(columns: readonly (keyof Row & string)[], rows: readonly Row[]) => {
  const lineOf = (row: Row) => columns.map((column) => cell(row[column] as string | number | null)).join(',')
  let text = `${columns.join(',')}\r\n`
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    if (at) await turn()
    for (const row of rows.slice(at, at + rowsAtOnce)) text += `${lineOf(row)}\r\n`
  }
  return text
}
