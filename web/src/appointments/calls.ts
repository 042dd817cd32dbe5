import {
  type Appointment as AppointmentShape,
  appointments,
  type Schedule as ScheduleShape,
  type Slots,
} from '@evenlight/contract/appointments'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export const calls = api(appointments)
export type Appointment = output<typeof AppointmentShape>
export type Act = Appointment['may'][number]
export type Schedule = output<typeof ScheduleShape>
export type Slot = output<typeof Slots>['slots'][number]
export type Minutes = 15 | 30 | 45 | 60

const all = 'appointments'
/** What may be done changes as the time comes near. */
const AGAIN_MS = 30_000

export const heaps = ['coming', 'asked', 'past'] as const
export type Heap = (typeof heaps)[number]
export const appointmentsOf = (heap: Heap) =>
  infiniteQueryOptions({
    queryKey: [all, heap],
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
    queryFn: ({ pageParam }) => calls.index({ query: { heap, ...(pageParam && { after: pageParam }) } }),
    refetchInterval: AGAIN_MS,
  })
/** The next one that stands, null where there is none; and how many wait for my answer. */
export const nextOf = () =>
  queryOptions({
    queryKey: [all, 'next'],
    queryFn: async () => {
      const { data, waiting } = await calls.index({ query: { limit: '1' } })
      return { next: data[0] ?? null, waiting }
    },
    refetchInterval: AGAIN_MS,
  })
/** Until when booking is closed for me, null where it is open. */
export const closedOf = () =>
  queryOptions({
    queryKey: [all, 'closed'],
    queryFn: async () => (await calls.index({ query: { limit: '1' } })).closed_until,
  })

const DAYS = '31'
export interface SlotsAsked {
  readerId: string
  minutes: Minutes
  zone: string
  /** A day of that zone; today without it. */
  from?: string | undefined
}
const slotsKey = 'appointments.slots'
export const slotsOf = ({ readerId, minutes, zone, from }: SlotsAsked) =>
  queryOptions({
    queryKey: [slotsKey, readerId, minutes, zone, from],
    queryFn: () =>
      calls.slots({
        query: { reader_id: readerId, minutes: String(minutes), time_zone: zone, days: DAYS, ...(from && { from }) },
      }),
    placeholderData: keepPreviousData,
  })

export const feedOf = () => queryOptions({ queryKey: ['appointments.feed'], queryFn: () => calls.feed() })
export async function setFeed(on: boolean) {
  queries.setQueryData(feedOf().queryKey, await calls.setFeed({ body: { on } }))
}
/** One appointment, as a file for a calendar. */
export const fileOf = (id: string) => ({ route: appointments.index, path: `${appointments.index.path}?id=${id}` })

export const scheduleOf = () => queryOptions({ queryKey: ['appointments.schedule'], queryFn: () => calls.schedule() })
export async function saveSchedule(body: Parameters<typeof calls.saveSchedule>[0]['body']) {
  const saved = await calls.saveSchedule({ body })
  queries.setQueryData(scheduleOf().queryKey, saved)
  void queries.invalidateQueries({ queryKey: ['readers.page'] })
  void queries.invalidateQueries({ queryKey: ['readers.profile'] })
  return saved
}

/** An appointment moved, here or elsewhere: everything that shows it is asked for again. */
export const appointmentsChanged = () => Promise.all([queries.invalidateQueries({ queryKey: [all] }), slotsChanged()])
export const slotsChanged = () => queries.invalidateQueries({ queryKey: [slotsKey] })
