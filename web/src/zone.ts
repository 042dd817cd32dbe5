import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const unknown = () => undefined

/** The town that names a time zone: `New York` of `America/New_York`. */
export const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/**
 * The time zone of whoever looks. Undefined on the server and while its page is taken over in the browser, so that both
 * draw the same; a moment later it is known. What depends on the zone or on the present moment waits for it.
 */
export const useZone = () => useContext(Zone)
export const Zone = createContext<string | undefined>(undefined)

/** The zone for the whole page, drawn anew bit by bit when it becomes known: nearly everything hangs on it. */
export const useZoneHere = () => useDeferredValue(useSyncExternalStore(never, here, unknown))
