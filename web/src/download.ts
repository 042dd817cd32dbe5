import type { Route } from '@evenlight/contract/route'
import { useAction } from './action.ts'
import { sendForFile } from './api.ts'
import { save } from './save.ts'

export interface FileCall {
  route: Route
  path: string
}
/** What a call answers as a file, handed to the browser under a name. */
export const useDownload = (
  call: FileCall,
  type: 'text/csv' | 'application/pdf' | 'text/calendar' | 'application/json',
  name: string,
) =>
  useAction<void, Blob>(
    () => sendForFile(call, type),
    (file) => save(file, name),
  )
