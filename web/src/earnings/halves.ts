const halvesMost = 24

/** Names of the half months before this one and itself, the newest first. */
export function halvesBefore(name: string, most = halvesMost) {
  const [year, month, part] = name.split('-').map(Number) as [number, number, number]
  const newest = (year * 12 + month - 1) * 2 + part - 1
  return Array.from({ length: most }, (_, back) => nameOf(newest - back))
}

const nameOf = (count: number) => {
  const months = Math.floor(count / 2)
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${(count % 2) + 1}`
}

/** A day of the calendar as a date of this browser, whose zone has no say in it. */
export const dateOf = (day: string) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date)
}
/** The first and the last day of a half month, as dates to be written. */
export const spanOf = (name: string) => {
  const [year, month, part] = name.split('-').map(Number) as [number, number, number]
  return part === 1
    ? ([new Date(year, month - 1, 1), new Date(year, month - 1, 15)] as const)
    : ([new Date(year, month - 1, 16), new Date(year, month, 0)] as const)
}
