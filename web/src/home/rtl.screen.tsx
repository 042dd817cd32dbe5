import { onServer } from '../here.ts'
import { setPreferences } from '../preferences.ts'

export { Component } from './home.screen.tsx'

/** The home page from right to left; the direction stays until it's switched in the settings. */
export const loader = () => {
  if (!onServer) setPreferences({ direction: 'rtl' })
  return null
}
