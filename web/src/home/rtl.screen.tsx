import { choose } from '../shell/looks.ts'

export { Component } from './home.screen.tsx'

/** The home page from right to left; the direction stays until it's switched in the settings. */
export const loader = () => {
  choose({ direction: 'rtl' })
  return null
}
