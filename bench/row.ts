/** One line of the table: what was measured, and the figure of the same minute and machine that it is held against. */
export interface Row {
  what: string
  measured: number
  unit: string
  against?: string
  limit?: number
}
