import { type Own } from '../kernel/own.ts'

const why = 'a deed of the house'
const tables = { opening: why, opening_check: why, opening_try: why }
/** What is kept of people here, as they are given it. */
export const own: Own = { untold: tables, kept: tables }
