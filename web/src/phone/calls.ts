import { phone } from '@evenlight/contract/phone'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queries } from '../queries.ts'

export const calls = api(phone)
export type Setting = Awaited<ReturnType<typeof calls.setting>>

/** One's own telephone, as far as it is shown. */
export const settingOf = () =>
  queryOptions({ queryKey: ['phone.setting'], queryFn: () => calls.setting({ query: {} }), staleTime: 0 })
export const cacheSetting = (setting: Setting) => queries.setQueryData(settingOf().queryKey, setting)
