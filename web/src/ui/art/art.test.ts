import { expect, test } from 'vitest'
import { contours } from './Contours.tsx'
import { moonPath } from './Moon.tsx'
import { sigil } from './Sigil.tsx'

/** Area of the lit part by its two arcs: half a disc plus or minus half an ellipse. */
const lit = (path: string) => {
  const [, , outer, rx, inner] = /A(\d+) \1 0 0 (\d) .*A([\d.]+) \d+ 0 0 (\d)/.exec(path) ?? []
  const bulge = (Number(rx) / 10) * (outer === inner ? 1 : -1)
  return (1 + bulge) / 2
}

test.each([0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9])(
  'the moon at %d is lit by (1 − cos)/2 and waxes to full',
  (phase) => {
    expect(lit(moonPath(phase, 10))).toBeCloseTo((1 - Math.cos(2 * Math.PI * phase)) / 2, 2)
  },
)

test('a person has always the same sigil, two people have two', () => {
  expect(sigil('usr_mara')).toEqual(sigil('usr_mara'))
  const drawn = new Set(Array.from({ length: 200 }, (_, at) => JSON.stringify(sigil(`usr_${at}`))))
  expect(drawn.size).toBe(200)
})

test('all five fills are used about equally', () => {
  const counts = new Map<string, number>()
  for (let at = 0; at < 1000; at += 1) {
    const ink = sigil(`usr_${at}`).ink ?? ''
    counts.set(ink, (counts.get(ink) ?? 0) + 1)
  }
  expect(counts.size).toBe(5)
  expect(Math.min(...counts.values())).toBeGreaterThan(120)
})

test('height lines close where they begin', () => {
  const pair = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number)
  for (const line of contours('home')) {
    const [start = '', rest = ''] = line.slice(1, -1).split('Q')
    const [bend = '', ...steps] = rest.split('t')
    const from = pair(start)
    const end = steps.map(pair).reduce((at, step) => at.map((value, n) => value + step[n]!), pair(bend).slice(2))
    expect(steps.length).toBeGreaterThan(30)
    for (const n of [0, 1]) expect(end[n]).toBeCloseTo(from[n]!, 0)
  }
})
