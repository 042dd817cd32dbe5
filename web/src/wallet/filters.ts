export const kinds = ['bought', 'readings', 'given'] as const
type Kind = (typeof kinds)[number]

/** What of the statement is asked for; `from` and `until` are instants, the latter not included. */
export interface Filter {
  kind?: Kind
  from?: string
  until?: string
}

const MONTHS = 12
const two = (figure: number) => String(figure).padStart(2, '0')

/** The newest months, `yyyy-mm`, by the calendar of this browser. */
export const monthsBefore = (today: Date) =>
  Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(today.getFullYear(), today.getMonth() - back, 1)
    return `${first.getFullYear()}-${two(first.getMonth() + 1)}`
  })

/** The first moment of a month, `yyyy-mm`, or of the one `later`. Undefined when it is none. */
export function startOf(month: string, later = 0) {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  return year && number ? new Date(Number(year), Number(number) - 1 + later, 1) : undefined
}

/** What the address says, as a question to the server. */
export function filterOf(kind: string | null, month: string | null): Filter {
  const known = kinds.find((one) => one === kind)
  const [from, until] = [startOf(month ?? ''), startOf(month ?? '', 1)]
  return {
    ...(known && { kind: known }),
    ...(from && until && { from: from.toISOString(), until: until.toISOString() }),
  }
}
