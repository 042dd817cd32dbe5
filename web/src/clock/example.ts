import { ledger } from '@evenlight/core/meter/ledger'
import { measure, secondsOf, type Allowance, type History } from '@evenlight/core/meter/meter'

const at = (minutes: number, seconds: number) => (minutes * 60 + seconds) * 1000
const span = (fromMs: number, toMs: number) => ({ fromMs, toMs })

const endedMs = at(17, 34)
const history: History = {
  openedMs: 0,
  startedMs: at(0, 31),
  presence: {
    client: [span(0, at(4, 12)), span(at(4, 53), at(17, 33))],
    reader: [span(0, at(17, 33))],
  },
  stops: [
    { reason: 'reader_standby', fromMs: at(9, 0), toMs: at(10, 15) },
    { reason: 'ask_paid', fromMs: at(12, 27), toMs: at(12, 49) },
  ],
}
const allowance: Allowance = { freeSeconds: 600, paidSeconds: 1200, continueOnPaid: true }

/** An invented reading, counted by the rule itself: the drawings and the receipt of the page are of this one. */
export function example() {
  const { spans, billableMs } = measure(history, allowance, endedMs)
  return {
    endedMs,
    presence: history.presence,
    counted: spans,
    stretches: ledger(history, spans, allowance.freeSeconds * 1000, endedMs),
    ...secondsOf(billableMs, allowance.freeSeconds),
  }
}
