import * as z from 'zod/mini'
import { job } from '../kernel/jobs.ts'

/** A reader who was not there became available: for whoever waits for that. */
export const cameJob = job('readers.came', z.object({ reader_id: z.string(), at: z.number() }))
