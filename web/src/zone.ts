import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const unknown = () => undefined

/** The town that names a time zone: `New York` of `America/New_York`. */
export const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/**
 * The time zone of whoever looks. Undefined on the server and while its page is taken over in the browser, so that both
 * draw the same; a moment later it is known. What depends on the zone or on the present moment waits for it.
 */
export const useZone = (): string | undefined => useSyncExternalStore(never, here, unknown)
