import { expect, test } from 'vitest'
import { endsNextDay, faultOf, scheduleOf, type TypedHours, weekOf } from './week.ts'

const monday = (...hours: TypedHours[]) => [hours, [], [], [], [], [], []]
const sunday = (...hours: TypedHours[]) => [[], [], [], [], [], [], hours]

test.each([
  ['an evening', monday({ from: '19:00', to: '23:00' }), [{ weekday: 1, from: '19:00', to: '23:00' }]],
  ['until midnight', monday({ from: '19:00', to: '00:00' }), [{ weekday: 1, from: '19:00', to: '24:00' }]],
  ['a whole day', monday({ from: '00:00', to: '00:00' }), [{ weekday: 1, from: '00:00', to: '24:00' }]],
  [
    'a night',
    monday({ from: '22:00', to: '02:30' }),
    [
      { weekday: 1, from: '22:00', to: '24:00' },
      { weekday: 2, from: '00:00', to: '02:30' },
    ],
  ],
  [
    'the night after Sunday',
    sunday({ from: '23:00', to: '01:00' }),
    [
      { weekday: 7, from: '23:00', to: '24:00' },
      { weekday: 1, from: '00:00', to: '01:00' },
    ],
  ],
] as const)('%s is kept, and comes back as it was typed', (_, week, schedule) => {
  expect(scheduleOf(week)).toEqual(schedule)
  expect(weekOf(schedule)).toEqual(week)
})

test('two whole days in a row are two days, and a day stands in its order', () => {
  const days = [1, 2].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }))
  expect(weekOf(days).slice(0, 2)).toEqual([[{ from: '00:00', to: '00:00' }], [{ from: '00:00', to: '00:00' }]])
  const morning = { weekday: 3, from: '08:00', to: '09:00' }
  expect(weekOf([{ ...morning, from: '20:00', to: '21:00' }, morning])[2]?.map(({ from }) => from)).toEqual([
    '08:00',
    '20:00',
  ])
})

test('half of a pair and hours of no length are told, an empty row is none', () => {
  expect(faultOf(monday({ from: '19:00', to: '' }))).toBe('half')
  expect(faultOf(monday({ from: '19:00', to: '19:00' }))).toBe('empty')
  expect(faultOf(monday({ from: '', to: '' }, { from: '00:00', to: '00:00' }))).toBeUndefined()
  expect(scheduleOf(monday({ from: '', to: '' }))).toEqual([])
})

test('hours that end before they begin end the next day', () => {
  expect(['23:00', '02:00', '00:00'].map((to) => endsNextDay({ from: '22:00', to }))).toEqual([false, true, false])
})
