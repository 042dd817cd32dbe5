import { minutesOf } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import type { Receipt, Side } from '../calls.ts'

export type Moment = Receipt['timeline'][number]

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
  return ({ what, who, seconds = 0, text = '' }: Moment) => {
    const alone = who === 'system' && (what === 'ended' || what === 'withdrawn' || what === 'time_added')
    return {
      name: nameOf(who),
      words: say(alone ? `readings.moment.${what}.alone` : `readings.moment.${what}`, {
        minutes: minutesOf(seconds),
        text,
      }),
    }
  }
}
