import { useTime } from '../wallet/time.ts'
import { useSay } from '../words/say.tsx'

/** Whole minutes that are offered one by one, below all of it. */
const stepsMax = 60

/** What may be chosen of this much time: all of it, then whole minutes, the most first. */
export const amountsOf = (most: number) => {
  const minutes = Math.min(Math.ceil(most / 60) - 1, stepsMax)
  return [most, ...Array.from({ length: Math.max(0, minutes) }, (_, at) => (minutes - at) * 60)]
}

/** The same with the words for each. */
export function useAmounts(most: number) {
  const say = useSay()
  const time = useTime()
  return amountsOf(most).map((seconds) => ({
    value: String(seconds),
    label: seconds === most ? say('claims.all_of_it', { time: time(seconds) }) : time(seconds),
  }))
}
