import { points, type Points, type Seconds, seconds } from '../money.ts'
import { house, pointsAccount, type Transfer } from './transfer.ts'

/** What a review earns: the same for one star and for five. Product: "redeem-rating-points". */
export const reward = { points: points(25), paidSecondsMin: 300, days: 30, pointsMax: 100 } as const
/** What points buy. */
export const pointPrices = [{ points: points(100), seconds: seconds(300) }] as const
export type PointPrice = (typeof pointPrices)[number]

interface Review {
  /** Paid time of the reading that has not gone back. */
  paidSeconds: Seconds
  /** What earlier reviews earned within `reward.days`, and still do. */
  recentPoints: number
  /** One of them was of the same reader. */
  recentWithReader: boolean
}
/** Whether a review earns points. Nothing of it asks for the stars. */
export const earnsPoints = ({ paidSeconds, recentPoints, recentWithReader }: Review) =>
  paidSeconds >= reward.paidSecondsMin && !recentWithReader && recentPoints + reward.points <= reward.pointsMax

export const rewardRef = (readingId: string) => `rating/${readingId}`

/** The review of a reading earns its client points, once for ever. */
export const award = (clientId: string, readingId: string): Transfer[] => [
  {
    ref: rewardRef(readingId),
    debit: house.points,
    credit: pointsAccount(clientId),
    unit: 'points',
    amount: reward.points,
    state: 'posted',
    cause: 'points',
  },
]

/**
 * Rewards whose time went back fall away, as far as points are there; what was redeemed meanwhile stays owed, so that the
 * next points pay it. `rewards` in the order they fall.
 */
export function fallAway(
  clientId: string,
  rewards: readonly { readonly ref: string; readonly points: Points }[],
  balance: Points,
): Transfer[] {
  let left: number = balance
  return rewards.flatMap(({ ref, points: amount }): Transfer[] => {
    if (amount > left) return []
    left -= amount
    const sides = { debit: pointsAccount(clientId), credit: house.points }
    return [{ ref: `${ref}/back`, ...sides, unit: 'points', amount, state: 'posted', cause: 'points', corrects: ref }]
  })
}

/** Points go, and free time comes in their place. */
export const redeem = (
  clientId: string,
  { ref, price, lotId }: { ref: string; price: PointPrice; lotId: string },
): Transfer[] => {
  const posted = { state: 'posted', cause: 'points' } as const
  return [
    {
      ...posted,
      ref: `${ref}/points`,
      debit: pointsAccount(clientId),
      credit: house.points,
      unit: 'points',
      amount: price.points,
    },
    { ...posted, ref: `${ref}/time`, debit: house.promotion, credit: lotId, unit: 'seconds', amount: price.seconds },
  ]
}
