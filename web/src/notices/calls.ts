import { type Notice as NoticeShape, notices } from '@evenlight/contract/notices'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'

export const calls = api(notices)

export type Notice = output<typeof NoticeShape>
export type Ways = Awaited<ReturnType<typeof calls.settings>>

/** All that this person may see: pinned ones first, then the newest. */
export const boardOf = () => inPages(['notices.board'], (query) => calls.board({ query }))

export const settingsOf = () =>
  queryOptions({ queryKey: ['notices.settings'], queryFn: () => calls.settings(), staleTime: Infinity })
