import { afterEach, beforeEach, expect } from 'vitest'

/** A test that expects an error in the console says so by its own `vi.spyOn(console, 'error')`; any other one fails. */
const real = console.error
let said: unknown[][] = []

beforeEach(() => {
  said = []
  console.error = (...words) => {
    said.push(words)
    real(...words)
  }
})

afterEach(() => {
  console.error = real
  expect(said, 'unexpected console.error').toEqual([])
})
