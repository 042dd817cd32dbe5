import { expect, test } from 'vitest'
import { awayRooms, awaySumMsMax, awaySumPart, awaySumShortMsMax, silenceMs } from '@evenlight/core/meter/times'
import { isProven, play, type Cheat, type Haul, type Move } from '../../test/cheat.ts'

// The last seconds before a silence is found, and the word that falls into it.
const foundSeconds = silenceMs / 1000 + 1
const [whole, short] = [awaySumMsMax / 1000, awaySumShortMsMax / 1000]
/** How many more seconds were read for nothing than away time allows. */
const beyond = ({ readUnbilledSeconds, billedMs }: Haul, sumSeconds: number) =>
  readUnbilledSeconds - sumSeconds - billedMs / 1000 / awaySumPart

const repeated = (moves: readonly Move[], untilMs = 400_000): Cheat => ({ moves, again: 0, untilMs })
const known: Record<string, Cheat> = {
  'beats every 4.05 s': repeated([[4050, 'sign']]),
  'beats every 3.99 s': repeated([[3990, 'sign']]),
  'leaving just before each beat': repeated([
    [3890, 'leave'],
    [100, 'sign'],
  ]),
  'four drops a minute, each as long as it may be': repeated([
    ...Array<Move>(4).fill([3900, 'sign']),
    [9900, 'sign'],
    [1000, 'sign'],
  ]),
  'one beat every ten seconds': repeated([[10_000, 'sign']]),
  'one beat a minute, and what waited': repeated([
    [59_000, 'sign'],
    [1000, 'poll'],
  ]),
  'asking without a beat': repeated([[500, 'poll']]),
  'a new tab each time': repeated([
    [4100, 'second tab'],
    [100, 'leave'],
  ]),
  'never there at all': repeated([[1_000_000, 'poll']]),
}

test.each(Object.entries(known))('%s: read for nothing is no more than away time allows', (_name, cheat) => {
  for (const sumSeconds of [whole, short]) {
    const haul = play(cheat, sumSeconds)
    expect(beyond(haul, sumSeconds)).toBeLessThanOrEqual(foundSeconds)
    expect(isProven(haul.billed, haul.signs)).toBe(true)
  }
})

test('whoever is there all the time pays for every second, and reads every word', () => {
  const { readSeconds, readUnbilledSeconds, billedMs } = play(repeated([[2000, 'sign']], 300_000), whole)
  expect([readSeconds, readUnbilledSeconds, billedMs]).toEqual([300, 0, 300_000])
})

/** A small generator of numbers that gives the same ones each time. */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
type Draw = () => number
const pick = <T>(draw: Draw, all: readonly T[]) => all[Math.floor(draw() * all.length)]!
const deeds = ['sign', 'sign', 'sign', 'leave', 'second tab', 'poll'] as const
const edges = [
  100, 1000, 2000, 3900, 3999, 4000, 4001, 4050, 5900, 6000, 6100, 9900, 9999, 10_000, 10_100, 14_900, 60_000,
]
const move = (draw: Draw): Move => [
  draw() < 0.6 ? pick(draw, edges) : Math.ceil(10 ** (2 + 3 * draw())),
  pick(draw, deeds),
]

const mutated = (draw: Draw, { moves, again, untilMs }: Cheat): Cheat => {
  const place = Math.floor(draw() * moves.length)
  const kind = draw()
  const changed =
    kind < 0.3
      ? moves.toSpliced(place, 1, move(draw))
      : kind < 0.55
        ? moves.toSpliced(place, 0, ...moves.slice(place, place + 3))
        : kind < 0.7
          ? moves.toSpliced(place, 0, move(draw))
          : kind < 0.8 && moves.length > 1
            ? moves.toSpliced(place, 1)
            : moves.with(place, [Math.max(1, moves[place]![0] + Math.round((draw() - 0.5) * 400)), moves[place]![1]])
  return {
    moves: changed.slice(0, 40),
    again: draw() < 0.2 ? Math.floor(draw() * changed.length) : again,
    untilMs: draw() < 0.1 ? 60_000 + Math.round(draw() * 500_000) : untilMs,
  }
}

/** Climbs from what is known and from chance to whatever reads most for nothing. */
const search = (seed: number, sumSeconds: number, tries: number) => {
  const draw = numbers(seed)
  const starts = [...Object.values(known), repeated(Array.from({ length: 6 }, () => move(draw)))]
  let best = starts.map((cheat) => ({ cheat, worth: beyond(play(cheat, sumSeconds), sumSeconds) }))
  for (let n = 0; n < tries; n++) {
    const from = pick(draw, best).cheat
    const cheat = mutated(draw, draw() < 0.3 ? mutated(draw, from) : from)
    const haul = play(cheat, sumSeconds)
    expect(isProven(haul.billed, haul.signs), JSON.stringify(cheat)).toBe(true)
    best = [...best, { cheat, worth: beyond(haul, sumSeconds) }].sort((a, b) => b.worth - a.worth).slice(0, 8)
  }
  return best[0]!
}

test.each([
  [1, whole],
  [2, whole],
  [3, short],
])(
  'a search for the best cheat (seed %i) finds none that reads more than %i s and a fifth of what it pays',
  (seed, sum) => {
    const { cheat, worth } = search(seed, sum, 250)
    expect(worth, JSON.stringify(cheat)).toBeLessThanOrEqual(foundSeconds)
  },
)

test('over the rooms of a day, from the third on 30 s are the most, whoever ends them', () => {
  for (const cheat of [
    ...Object.values(known),
    search(4, whole, 60).cheat,
    { ...known['one beat a minute, and what waited']!, untilMs: 119_000 },
  ]) {
    let long = 0
    for (let room = 1; room <= 5; room++) {
      const sumSeconds = long >= awayRooms ? short : whole
      const haul = play(cheat, sumSeconds)
      if (haul.awayLong) long++
      expect(beyond(haul, room > awayRooms ? short : whole)).toBeLessThanOrEqual(foundSeconds)
    }
  }
})
