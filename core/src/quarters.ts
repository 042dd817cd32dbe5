import { dayMs, hourMs, minuteMs } from './wall-clock.ts'

/** Appointments begin and end on quarters of an hour: every zone of today is whole quarters away from UTC. */
export const quarterMs = 15 * minuteMs

/** The beginnings of the quarters that a stretch of `minutes` fills. */
export const quartersOf = (startMs: number, minutes: number) =>
  Array.from({ length: (minutes * minuteMs) / quarterMs }, (_, at) => startMs + at * quarterMs)

/** Whether a time can be proposed: a quarter of an hour that is neither too near nor too far. */
export const isQuarterAhead = (at: number, now: number, { hours, days }: { hours: number; days: number }) =>
  at % quarterMs === 0 && at >= now + hours * hourMs && at <= now + days * dayMs
