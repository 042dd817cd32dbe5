import { expect, test } from 'vitest'
import { findContact } from '@evenlight/contact/find'
import { personas, reply } from './lines.ts'

const [mara] = personas

test('a cue in what was said decides, each of its lines in turn', () => {
  const said = [0, 1, 2].map((turn) => reply(mara!, 'It is about my job', turn))
  expect(new Set(said).size).toBe(3)
  expect(said[0]).toMatch(/Six of Swords/)
})

test('where there is no cue there is still an answer', () => {
  expect(reply(mara!, 'Hm.', 5)).not.toBe('')
})

test('nothing a scripted reader says would be refused', () => {
  for (const { greeting, cues, otherwise } of personas)
    for (const line of [greeting('ann', 'Will it rain?'), ...cues.flatMap(({ says }) => says), ...otherwise])
      expect(findContact(line)).toEqual([])
})
