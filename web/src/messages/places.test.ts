import { expect, test } from 'vitest'
import { folderIn, shownIn, toOutbox, toView, toWriteAgain } from './places.ts'

test('the way to one message names what is to be done with it', () => {
  expect(shownIn(toView('msg_1').state)).toEqual({ view: 'msg_1' })
  expect(shownIn(toWriteAgain('msg_1').state)).toEqual({ again: 'msg_1' })
  expect(folderIn(toOutbox.state)).toBe('outbox')
})

test.each([
  null,
  undefined,
  'view',
  3,
  {},
  { id: 'msg_1' },
  { view: 'true', id: 'msg_1' },
  { view: true },
  { view: true, id: 7 },
])('without both the word and an id a new message is written: %j', (state) => {
  expect(shownIn(state).view).toBeUndefined()
  expect(shownIn(state).again).toBeUndefined()
})
