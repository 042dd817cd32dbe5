import type { HouseKey } from './en.ts'
import { approvalsDesk } from './ar/approvals-desk.ts'
import { auditLog } from './ar/audit.ts'
import { bulkDesk } from './ar/bulk-desk.ts'
import { careDesk } from './ar/care-desk.ts'
import { deskPrices } from './ar/desk-prices.ts'
import { houseDesk } from './ar/house-desk.ts'
import { liveDesk } from './ar/live-desk.ts'
import { membersDesk } from './ar/members-desk.ts'
import { moderation } from './ar/moderation.ts'
import { openingDesk } from './ar/opening-desk.ts'
import { palette } from './ar/palette.ts'
import { pressureDesk } from './ar/pressure.ts'
import { reportDesk } from './ar/report-desk.ts'
import { staffDesk } from './ar/staff-desk.ts'
import { timelineDesk } from './ar/timeline-desk.ts'

/** What pages of the house alone say in Arabic, also what comes late in English. */
export const arHouse: Record<HouseKey, string> = {
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
