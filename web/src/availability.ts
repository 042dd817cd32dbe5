import type { ReaderCard } from '@evenlight/contract/readers'
import type { output } from 'zod/mini'
import { create } from 'zustand'
import { onServer } from './here.ts'
import { useOn } from './live.ts'

type Now = Pick<output<typeof ReaderCard>, 'availability'> & { back_at?: string | undefined }

/** The newest that this page heard of each reader's availability, over the socket or with any list. */
const useAll = create<Record<string, Now>>(() => ({}))

export const noteAvailability = (readers: readonly (Now & { id: string })[]) =>
  onServer ||
  useAll.setState((all) => {
    const next = { ...all }
    for (const { id, availability, back_at } of readers) {
      delete next[id]
      next[id] = { availability, back_at }
    }
    return next
  }, true)

/** Hears of all whose availability this page has seen, those it saw last at the end. */
export const onKnown = (heard: (ids: readonly string[]) => void) => {
  heard(Object.keys(useAll.getState()))
  return useAll.subscribe((all) => heard(Object.keys(all)))
}

export const knownAvailability = (id: string) => useAll.getState()[id]?.availability

/** How a reader stands now; cards change in place, never their order. */
export const useAvailability = (reader: Now & { id: string }): Now => useAll((all) => all[reader.id]) ?? reader

/** How many of these are free now. */
export const useFreeCount = (readers: readonly (Now & { id: string })[]) =>
  useAll((all) => readers.filter((reader) => (all[reader.id] ?? reader).availability === 'available').length)

/** Hears of comings and goings as long as the component is on the page. Only members have a socket. */
export const useAvailabilityUpdates = () =>
  useOn('reader:availability', ({ reader_id, availability }) => noteAvailability([{ id: reader_id, availability }]))
