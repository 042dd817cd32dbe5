import { expect, test } from 'vitest'
import { type Crop, middle, panned, placed, sharedAt, shareOf, zoomed, zoomMax, zoomOf } from './crop.ts'

const size = { width: 1200, height: 800 }

test('it begins with the largest square, from the middle', () => {
  expect(middle(size)).toEqual({ x: 200, y: 0, side: 800 })
  expect(middle({ width: 800, height: 1200 })).toEqual({ x: 0, y: 200, side: 800 })
})

test('however it is moved and zoomed, it stays a square within the picture', () => {
  let crop: Crop = middle(size)
  const steps: ((from: Crop) => Crop)[] = [
    (from) => panned(size, from, 3, -2),
    (from) => zoomed(size, from, 2.5, { across: 1, down: 0 }),
    (from) => panned(size, from, -0.4, 9),
    (from) => zoomed(size, from, 99),
    (from) => sharedAt(size, from, { across: 1, down: 1 }),
    (from) => zoomed(size, from, 0.1),
  ]
  for (const step of steps) {
    crop = step(crop)
    expect(placed(size, crop)).toEqual(crop)
    expect(crop.side).toBeGreaterThanOrEqual(240)
    expect(crop.side).toBeLessThanOrEqual(800)
  }
  expect(crop).toEqual({ x: 400, y: 0, side: 800 })
})

test('a zoom keeps the point under the fingers', () => {
  const before = { x: 200, y: 100, side: 400 }
  const at = { across: 0.25, down: 0.75 }
  const after = zoomed(size, before, 3, at)
  expect(after.x + after.side * at.across).toBeCloseTo(before.x + before.side * at.across)
  expect(after.y + after.side * at.down).toBeCloseTo(before.y + before.side * at.down)
  expect(zoomOf(size, after)).toBeCloseTo(3)
})

test('a small picture is not zoomed, and one without room to move stands in the middle', () => {
  const small = { width: 200, height: 200 }
  expect(zoomMax(small)).toBe(1)
  expect(shareOf(small, middle(small))).toEqual({ across: 0.5, down: 0.5 })
})

test('where it stands is said and set alike', () => {
  const crop = { x: 300, y: 90, side: 500 }
  expect(sharedAt(size, crop, shareOf(size, crop))).toEqual(crop)
})
