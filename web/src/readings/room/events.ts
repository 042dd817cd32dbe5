import type { Reading, Side } from '../calls.ts'
import { useSay } from '../../words/say.tsx'
import { minutesOf } from '../../words/figures.ts'
import type { Thread } from './thread.ts'

export type ClockEvent = Reading['events'][number]
/** One that stands in the conversation, after the message that was the last one then. */
export interface PlacedEvent extends ClockEvent {
  after: string | undefined
}

/** The message that the server had last at this instant; found by halves, as each message that comes asks for it. */
export const lastBefore = ({ lines, order }: Thread, at: string) => {
  const atMs = Date.parse(at)
  const isBefore = (key = '') => {
    const line = lines[key]
    return line !== undefined && line.seq !== null && Date.parse(line.at) <= atMs
  }
  let [known, after] = [-1, order.length]
  while (known + 1 < after) {
    const middle = (known + after) >> 1
    if (isBefore(order[middle])) known = middle
    else after = middle
  }
  return order[known]
}

/** Gives the function that words what happened to the clock, for whoever is on this side. */
export function useEventWords(side: Side, name: string) {
  const say = useSay()
  return ({ what, why, who, seconds = 0, text = '' }: ClockEvent) => {
    switch (what) {
      case 'stopped':
        return why ? say(`readings.stands.${side}.${why}`, { name }) : say('readings.clock.stands')
      case 'time_added':
        return say('readings.added', { minutes: minutesOf(seconds) })
      case 'time_given':
        return say(`readings.given.${side}.${who === 'admin' ? 'admin' : 'reader'}`, {
          name,
          minutes: minutesOf(seconds),
        })
      case 'paid_time_agreed':
      case 'limit_set':
        return say(`readings.turned.${what}.${side}`, { name })
      case 'notice':
        return say('readings.turned.notice', { text })
      case 'admin_came':
      case 'admin_left':
      case 'started':
      case 'resumed':
      case 'paid':
        return say(`readings.turned.${what}`)
    }
  }
}
