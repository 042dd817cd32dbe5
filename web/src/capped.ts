import { countedMax } from '@evenlight/contract/lengths'

/** A count that stops at `countedMax`, as it is shown: "99+" for whatever is more. */
export const capped = (count: number) => (count < countedMax ? String(count) : `${countedMax - 1}+`)
