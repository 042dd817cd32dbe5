/** The list with the row at `at` one place up (-1) or down (1); at an end nothing moves. */
export function moved(rows: readonly string[], at: number, step: -1 | 1): readonly string[] {
  const [here, there] = [rows[at], rows[at + step]]
  return here === undefined || there === undefined ? rows : rows.with(at, there).with(at + step, here)
}

/** What is worth saving: no blanks around, no empty rows, nothing twice. */
export const tidied = (rows: readonly string[]) => [...new Set(rows.map((row) => row.trim()).filter(Boolean))]
