import { esFirst } from './es-first.ts'
import type { Key } from './en.ts'
import { accounts } from './es/accounts.ts'
import { applying } from './es/applying.ts'
import { applyingForm } from './es/applying-form.ts'
import { appointments } from './es/appointments.ts'
import { auditLog } from './es/audit.ts'
import { bans } from './es/bans.ts'
import { bulkDesk } from './es/bulk-desk.ts'
import { call } from './es/call.ts'
import { care } from './es/care.ts'
import { careDesk } from './es/care-desk.ts'
import { choosing } from './es/choosing.ts'
import { claims } from './es/claims.ts'
import { clients } from './es/clients.ts'
import { clock } from './es/clock.ts'
import { contact } from './es/contact.ts'
import { contactUs } from './es/contact-us.ts'
import { content } from './es/content.ts'
import { contentDesk } from './es/content-desk.ts'
import { desk } from './es/desk.ts'
import { deskPrices } from './es/desk-prices.ts'
import { directory } from './es/directory.ts'
import { earnings } from './es/earnings.ts'
import { favorites } from './es/favorites.ts'
import { fullbans } from './es/fullbans.ts'
import { gifts } from './es/gifts.ts'
import { giveback } from './es/giveback.ts'
import { house } from './es/house.ts'
import { houseDesk } from './es/house-desk.ts'
import { install } from './es/install.ts'
import { liveDesk } from './es/live-desk.ts'
import { pressureDesk } from './es/pressure.ts'
import { reportDesk } from './es/report-desk.ts'
import { approvalsDesk } from './es/approvals-desk.ts'
import { membersDesk } from './es/members-desk.ts'
import { palette } from './es/palette.ts'
import { timelineDesk } from './es/timeline-desk.ts'
import { limits } from './es/limits.ts'
import { members } from './es/members.ts'
import { messages } from './es/messages.ts'
import { moderation } from './es/moderation.ts'
import { myPage } from './es/my-page.ts'
import { notes } from './es/notes.ts'
import { notices } from './es/notices.ts'
import { opening } from './es/opening.ts'
import { openingDesk } from './es/opening-desk.ts'
import { orders } from './es/orders.ts'
import { overview } from './es/overview.ts'
import { ownData } from './es/own.ts'
import { paging } from './es/paging.ts'
import { parts } from './es/parts.ts'
import { payments } from './es/payments.ts'
import { payoutsDesk } from './es/payouts.ts'
import { phone } from './es/phone.ts'
import { points } from './es/points.ts'
import { policies } from './es/policies.ts'
import { push } from './es/push.ts'
import { readings } from './es/readings.ts'
import { reasons } from './es/reasons.ts'
import { receipt } from './es/receipt.ts'
import { shorts } from './es/shorts.ts'
import { staff } from './es/staff.ts'
import { testimonials } from './es/testimonials.ts'
import { tickets } from './es/tickets.ts'
import { topics } from './es/topics.ts'
import { topups } from './es/topups.ts'
import { uploads } from './es/uploads.ts'
import { waiting } from './es/waiting.ts'
import { wallet } from './es/wallet.ts'

/** Every sentence in Spanish, also what comes late in English: a part that brings its words finds them here. */
export const es: Record<Key, string> = {
  ...esFirst,
  ...accounts,
  ...applying,
  ...applyingForm,
  ...appointments,
  ...auditLog,
  ...bans,
  ...call,
  ...care,
  ...careDesk,
  ...choosing,
  ...claims,
  ...clients,
  ...clock,
  ...contact,
  ...contactUs,
  ...content,
  ...contentDesk,
  ...desk,
  ...deskPrices,
  ...directory,
  ...earnings,
  ...favorites,
  ...fullbans,
  ...gifts,
  ...giveback,
  ...house,
  ...houseDesk,
  ...install,
  ...liveDesk,
  ...pressureDesk,
  ...reportDesk,
  ...timelineDesk,
  ...approvalsDesk,
  ...membersDesk,
  ...palette,
  ...limits,
  ...members,
  ...messages,
  ...moderation,
  ...bulkDesk,
  ...myPage,
  ...notes,
  ...notices,
  ...opening,
  ...openingDesk,
  ...orders,
  ...overview,
  ...ownData,
  ...paging,
  ...parts,
  ...payments,
  ...payoutsDesk,
  ...phone,
  ...points,
  ...policies,
  ...push,
  ...readings,
  ...reasons,
  ...receipt,
  ...shorts,
  ...staff,
  ...testimonials,
  ...tickets,
  ...topics,
  ...topups,
  ...uploads,
  ...waiting,
  ...wallet,
}
