import type { Source } from '../src/kernel/timeline.ts'

const files = import.meta.glob<{ timeline: readonly Source[] }>('../src/*/timeline-store.ts', { eager: true })
/** Every list of a time line, without a house around it. */
export const timelines = Object.values(files).flatMap(({ timeline }) => timeline)
