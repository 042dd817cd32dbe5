import { minutesOf } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import type { Receipt, Side } from '../calls.ts'

export type Moment = Receipt['timeline'][number]

const moments = [
  'requested',
  'accepted',
  'joined',
  'started',
  'stand_by',
  'resumed',
  'free_time_ended',
  'paid_time_agreed',
  'limit_set',
  'top_up',
  'top_up_done',
  'time_added',
  'paused',
  'away',
  'back',
  'ended',
  'declined',
  'missed',
  'withdrawn',
] as const

/** Gives the function that words what happened at a moment: whose deed it was, and what. */
export function useMoments({ client, reader }: Receipt, side: Side | undefined) {
  const say = useSay()
  const nameOf = (who: Moment['who']) =>
    who === 'system' || who === undefined
      ? ''
      : who === 'admin'
        ? say('readings.who.admin')
        : who === side
          ? say('readings.who.you')
          : { client: client.username, reader: reader.display_name }[who]
  return ({ what, who, seconds = 0 }: Moment) => {
    const known = moments.find((one) => one === what)
    const alone = who === 'system' && (known === 'ended' || known === 'withdrawn')
    return {
      name: nameOf(who),
      words: known
        ? say(alone ? `readings.moment.${known}.alone` : `readings.moment.${known}`, { minutes: minutesOf(seconds) })
        : what.replaceAll('_', ' '),
    }
  }
}
