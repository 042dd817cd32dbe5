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
} as unknown as Receipt
const saidTo = (side: Side, part: Partial<Receipt> = {}) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={en}>
      <Account receipt={{ ...receipt, ...part }} side={side} />
    </IntlProvider>,
  ).replace(/<[^>]+>/g, '')

test('where nothing was counted the receipt names nothing that ran', () => {
  expect(saidTo('client')).toBe(
    'You were charged nothing: the clock did not run for a whole second while you were both here. The 00:07 in the room cost nothing: before Start 00:07.',
  )
  expect(saidTo('reader')).toContain(
    'Nothing was counted: the clock did not run for a whole second while both were here',
  )
  expect(saidTo('client', { free_seconds: 4 })).toContain(
    'You were charged 00:04 of free time: the time in which you were both here and the clock ran. The other 00:07',
  )
})
