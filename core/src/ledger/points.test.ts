import { describe, expect, it } from 'vitest'
import { points, seconds } from '../money.ts'
import { earnsPoints, fallAway } from './points.ts'

const client = 'usr_client'

describe('points', () => {
  it('rewards a review of five paid minutes, once a reader and no more than a hundred points in a month', () => {
    const review = { paidSeconds: seconds(300), recentPoints: 75, recentWithReader: false }
    expect(earnsPoints(review)).toBe(true)
    expect(earnsPoints({ ...review, paidSeconds: seconds(299) })).toBe(false)
    expect(earnsPoints({ ...review, recentPoints: 76 })).toBe(false)
    expect(earnsPoints({ ...review, recentWithReader: true })).toBe(false)
  })

  it('takes rewards away as far as there are points, and owes the rest', () => {
    const rewards = ['a', 'b', 'c'].map((ref) => ({ ref, points: points(25) }))
    const gone = (balance: number) => fallAway(client, rewards, points(balance)).map(({ corrects }) => corrects)
    expect([gone(0), gone(49), gone(75)]).toEqual([[], ['a'], ['a', 'b', 'c']])
  })
})
