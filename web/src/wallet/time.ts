import { useSay } from '../words/say.tsx'

/** Whole seconds as minutes and the seconds over them; the sign stands for both. */
export function partsOf(seconds: number) {
  const whole = Math.abs(seconds)
  return { minutes: Math.floor(whole / 60), rest: whole % 60 }
}

/** Gives the function that says a length of time to the second: `34 min`, `34 min 5 s`, `5 s`. */
export function useTime() {
  const say = useSay()
  return (seconds: number) => {
    const { minutes, rest } = partsOf(seconds)
    if (rest === 0) return say('ui.minutes', { minutes })
    return minutes === 0 ? say('wallet.seconds', { rest }) : say('wallet.minutes_seconds', { minutes, rest })
  }
}

/** The same with its sign: what came has a plus, what went a minus. */
export function useSignedTime() {
  const time = useTime()
  return (seconds: number) => `${seconds > 0 ? '+' : seconds < 0 ? '−' : ''}${time(seconds)}`
}
