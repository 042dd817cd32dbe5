import { expect, test } from 'vitest'
import { clock } from '../words/clock.ts'
import { clockFace } from '../ui/Clock.tsx'
import { example } from './example.ts'

test('the page says of its example what the rule counts', () => {
  const { stretches, endedMs, freeSeconds, paidSeconds } = example()
  const lines = stretches.map(({ counted, why, fromMs, toMs }) => [
    counted ?? why.join(),
    clockFace((toMs - fromMs) / 1000),
  ])
  expect(lines).toEqual([
    ['not_started', '00:31'],
    ['free', '03:41'],
    ['client_away', '00:41'],
    ['free', '04:07'],
    ['reader_standby', '01:15'],
    ['free', '02:12'],
    ['ask_paid', '00:22'],
    ['paid', '04:44'],
    ['ending', '00:01'],
  ])
  const said = (seconds: number) => `${Math.floor(seconds / 60)} minutes and ${seconds % 60} seconds`
  expect(clock['clock.runs.figure']).toContain(`A reading of ${said(endedMs / 1000)}.`)
  expect(clock['clock.runs.figure']).toContain(`${said(freeSeconds + paidSeconds)} of it counted`)
  expect(clock['clock.receipt.ask']).toContain(`${freeSeconds} free seconds`)
})
