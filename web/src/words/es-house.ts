import type { HouseKey } from './en.ts'
import { approvalsDesk } from './es/approvals-desk.ts'
import { auditLog } from './es/audit.ts'
import { bulkDesk } from './es/bulk-desk.ts'
import { careDesk } from './es/care-desk.ts'
import { deskPrices } from './es/desk-prices.ts'
import { houseDesk } from './es/house-desk.ts'
import { liveDesk } from './es/live-desk.ts'
import { membersDesk } from './es/members-desk.ts'
import { moderation } from './es/moderation.ts'
import { openingDesk } from './es/opening-desk.ts'
import { palette } from './es/palette.ts'
import { pressureDesk } from './es/pressure.ts'
import { reportDesk } from './es/report-desk.ts'
import { staffDesk } from './es/staff-desk.ts'
import { timelineDesk } from './es/timeline-desk.ts'

/** What pages of the house alone say in Spanish, also what comes late in English. */
export const esHouse: Record<HouseKey, string> = {
  ...approvalsDesk,
  ...auditLog,
  ...bulkDesk,
  ...careDesk,
  ...deskPrices,
  ...houseDesk,
  ...liveDesk,
  ...membersDesk,
  ...moderation,
  ...openingDesk,
  ...palette,
  ...pressureDesk,
  ...reportDesk,
  ...staffDesk,
  ...timelineDesk,
}
