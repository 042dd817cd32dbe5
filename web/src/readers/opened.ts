import { create } from 'zustand'

/** Whose card was pressed last: their picture becomes the portrait of the profile, and on the way back the card's again. */
export const useOpened = create<string | null>(() => null)

export const noteOpened = (id: string) => useOpened.setState(id, true)
