import type { ReaderCard } from '@evenlight/contract/readers'
import type { output } from 'zod/mini'
import { create } from 'zustand'
import { onServer } from './here.ts'
import { useOn } from './live.ts'

type Now = Pick<output<typeof ReaderCard>, 'availability'> & { back_at?: string | undefined }

/** The newest that this page heard of each reader's availability, over the socket or with any list. */
export const useAll = create<Readonly<Record<string, Now>>>(() => ({}))

export const noteAvailability = (readers: readonly (Now & { id: string })[]) =>
  onServer ||
  useAll.setState(Object.fromEntries(readers.map(({ id, availability, back_at }) => [id, { availability, back_at }])))

export const knownAvailability = (id: string) => useAll.getState()[id]?.availability

/** How a reader stands now; cards change in place, never their order. */
export const useAvailability = (reader: Now & { id: string }): Now => useAll((all) => all[reader.id]) ?? reader

/** How many of these are free now. */
export const useFreeCount = (readers: readonly (Now & { id: string })[]) =>
  useAll((all) => readers.filter((reader) => (all[reader.id] ?? reader).availability === 'available').length)

/** Hears of comings and goings as long as the component is on the page. Only members have a socket. */
export const useAvailabilityUpdates = () =>
  useOn('reader:availability', ({ reader_id, availability }) => noteAvailability([{ id: reader_id, availability }]))
