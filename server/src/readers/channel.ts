import type { Tx } from '../kernel/database.ts'
import { directoryChanged } from './directory-changes.ts'
import * as store from './store.ts'

/** Offers a channel that another feature looks after, or ceases to. */
export const setChannel = async (tx: Tx, readerId: string, channel: 'phone', on: boolean) => {
  await store.setChannel(tx, readerId, channel, on)
  directoryChanged(tx)
}
