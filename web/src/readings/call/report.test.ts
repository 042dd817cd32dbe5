import { expect, test } from 'vitest'
import { readReport } from './report.ts'

const counts = (incoming: object | undefined, totalAudioEnergy = 0) =>
  new Map<string, unknown>([
    ['video', { type: 'inbound-rtp', kind: 'video', timestamp: 9000, packetsReceived: 900 }],
    ['own', { type: 'media-source', kind: 'audio', timestamp: 9000, totalAudioEnergy }],
    ...(incoming ? [['in', { type: 'inbound-rtp', kind: 'audio', ...incoming }] as const] : []),
  ])

test('before the first packet there is no age to tell', () => {
  expect(readReport(counts(undefined), undefined).report).toEqual({ spoke: false, heard: false })
  expect(readReport(counts({ timestamp: 9000, packetsReceived: 0 }), undefined).report).toEqual({
    spoke: false,
    heard: false,
  })
})

test('the age is that of the last packet, also where a browser does not say when that came', () => {
  const told = { timestamp: 9000, packetsReceived: 50, lastPacketReceivedTimestamp: 8960.4 }
  expect(readReport(counts(told), undefined).report.sound_age_ms).toBe(40)
  const first = readReport(counts({ timestamp: 9000, packetsReceived: 50 }), undefined)
  expect(first.report.sound_age_ms).toBe(0)
  const still = readReport(counts({ timestamp: 11_000, packetsReceived: 50 }), first.now)
  expect(still.report.sound_age_ms).toBe(2000)
  expect(readReport(counts({ timestamp: 13_000, packetsReceived: 51 }), still.now).report.sound_age_ms).toBe(0)
})

test('a voice is what was loud since the last report, one way and the other', () => {
  const sound = { timestamp: 9000, packetsReceived: 50, totalAudioEnergy: 0.2 }
  const first = readReport(counts(sound, 0.3), undefined)
  expect(first.report).toMatchObject({ spoke: true, heard: true })
  expect(readReport(counts(sound, 0.3), first.now).report).toMatchObject({ spoke: false, heard: false })
  expect(readReport(counts({ ...sound, totalAudioEnergy: 0.21 }, 0.3), first.now).report).toMatchObject({
    spoke: false,
    heard: true,
  })
})
