import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../migrations/', import.meta.url)
const files = readdirSync(folder).sort()
/** Those that sites have run, as they ran them: a name and the beginning of its content's hash a line. */
const kept = readFileSync(new URL('migrations.kept.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [name: string, hash: string])
const hashOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(new URL(name, folder)))
    .digest('hex')
    .slice(0, 16)

test('a migration that sites have run is there, and is what they ran', () => {
  const changed = kept.filter(([name, hash]) => !files.includes(name) || hashOf(name) !== hash)
  expect(changed.map(([name]) => name)).toEqual([])
})

test('a new migration comes after all of them, by a number of its own', () => {
  const known = new Set(kept.map(([name]) => name))
  const last = [...known].sort().at(-1)!
  expect(files.filter((name) => !known.has(name) && name <= last)).toEqual([])
  const numbers = files.map((name) => name.slice(0, 3))
  expect(numbers.filter((number, at) => number === numbers[at - 1])).toEqual([])
})
