import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { en } from '../../words/en.ts'
import type { Receipt, Side } from '../calls.ts'
import { Account } from './Account.tsx'

const at = (seconds: number) => new Date(seconds * 1000).toISOString()
const receipt = {
  client: { id: 'usr_ida', username: 'ida' },
  reader: { id: 'usr_mara', display_name: 'Mara' },
  free_seconds: 0,
  paid_seconds: 0,
  unbilled_seconds: 7,
  stretches: [{ from: at(0), to: at(7), here: [], why: ['not_started'] }],
  returns: [],
  started_at: at(6),
} as unknown as Receipt
const saidTo = (side: Side, part: Partial<Receipt> = {}) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={en}>
      <Account receipt={{ ...receipt, ...part }} side={side} />
    </IntlProvider>,
  ).replace(/<[^>]+>/g, '')

test('what came back by itself was charged to nobody', () => {
  const free_seconds = 7
  const back = (free_seconds: number) => ({
    at: at(9),
    by: 'system',
    cause: 'under_a_minute',
    free_seconds,
    paid_seconds: 0,
  })
  const part = (seconds: number) => ({ free_seconds, returns: [back(seconds)] }) as unknown as Partial<Receipt>
  expect(saidTo('client', part(7))).toContain(
    'Counted was 00:07 of free time, and all of it came back to you: the time in which you were both here and the clock ran. ',
  )
  expect(saidTo('client', part(3))).toContain('You were charged 00:07 of free time, of which 00:03 came back: the time')
})

test('a clock that was never started did not run for less than a second', () => {
  expect(saidTo('client', { started_at: undefined })).toContain(
    'Nothing was counted: the clock was never started. The other',
  )
})

test('where nothing was counted the receipt names nothing that ran', () => {
  for (const side of ['client', 'reader'] as const)
    expect(saidTo(side)).toBe(
      'Nothing was counted: the clock ran for less than a second. The other 00:07 cost nothing: before Start 00:07.',
    )
  expect(saidTo('client', { free_seconds: 4 })).toContain(
    'You were charged 00:04 of free time: the time in which you were both here and the clock ran. The other 00:07',
  )
})
