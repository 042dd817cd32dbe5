import { expect, test } from 'vitest'
import { findAcross, findContact, findSplit } from '../src/find.ts'
import { evasionsOf, harmlessOf, setsForPractice, setsInView } from './corpus.ts'

/** The same numbers each time: a failure comes again. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const isMarked = (messages: readonly string[]) =>
  messages.some((text, at) => findContact(text).length > 0 || findAcross(messages.slice(0, at), text).length > 0)
const isRefused = (messages: readonly string[]) =>
  messages.some(
    (text, at) => findContact(text).some(({ sure }) => sure) || findSplit(messages.slice(0, at), text).length > 0,
  )
const shareOf = (rows: readonly string[][], judge: (row: readonly string[]) => boolean) =>
  (100 * rows.filter(judge).length) / rows.length

const rowCount = 1500
const sets = [...setsInView, ...setsForPractice]
const wordsMin = 3
const lengthMax = 140
const found = sets
  .flatMap(evasionsOf)
  .filter(({ messages: [text = '', next] }) => next === undefined && text.length <= lengthMax)
  .flatMap(({ messages }) => messages)
  .filter((text) => text.split(/\s+/).length >= wordsMin && findContact(text).length > 0)
const between = ['ok', 'haha', 'one sec', 'got it?', 'and', '😊', 'vale', 'espera', 'طيب', 'warte', 'сейчас', 'ага', 'attends', 'tamam', 'czekaj', 'רגע', 'रुको'] // prettier-ignore

/** A message in two to six pieces, cut anywhere between words, now and then with something said between. */
const pieces = (isInterrupted: boolean) => {
  const below = numbersFrom(7)
  return Array.from({ length: rowCount }, () => {
    const words = found[below(found.length)]!.split(/\s+/)
    const cuts = new Set(Array.from({ length: 1 + below(5) }, () => 1 + below(words.length - 1)))
    const starts = [0, ...[...cuts].toSorted((a, b) => a - b)]
    const all = starts.map((from, at) => words.slice(from, starts[at + 1]).join(' '))
    return all.flatMap((piece, at) =>
      at && isInterrupted && below(2) ? [between[below(between.length)]!, piece] : [piece],
    )
  })
}

test('what is found in one message is found in pieces of it, wherever it is cut', () => {
  expect(shareOf(pieces(false), isMarked)).toBeGreaterThan(95.5)
})
test('and with talk between that says nothing', () => {
  expect(shareOf(pieces(true), isMarked)).toBeGreaterThan(94.5)
})

const shortMax = 40
test('short harmless messages, one after another, are hardly ever read as one that is not', () => {
  const below = numbersFrom(11)
  const short = sets
    .flatMap(harmlessOf)
    .flatMap(({ messages }) => messages)
    .filter((text) => text.length <= shortMax && !findContact(text).length)
  const rows = Array.from({ length: rowCount }, () =>
    Array.from({ length: 3 + below(8) }, () => short[below(short.length)]!),
  )
  expect(shareOf(rows, isMarked)).toBeLessThan(5)
  expect(shareOf(rows, isRefused)).toBeLessThan(1)
})
