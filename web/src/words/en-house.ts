import { deskPrices } from './desk-prices.ts'
import { moderation } from './moderation.ts'
import { staffDesk } from './staff-desk.ts'

/** What pages of the house alone say: nobody else loads it. */
export const enHouse = { ...deskPrices, ...moderation, ...staffDesk }
