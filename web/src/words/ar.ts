import { arFirst } from './ar-first.ts'
import type { CommonKey } from './en.ts'
import { accounts } from './ar/accounts.ts'
import { applying } from './ar/applying.ts'
import { applyingForm } from './ar/applying-form.ts'
import { appointments } from './ar/appointments.ts'
import { bans } from './ar/bans.ts'
import { call } from './ar/call.ts'
import { care } from './ar/care.ts'
import { choosing } from './ar/choosing.ts'
import { claims } from './ar/claims.ts'
import { clients } from './ar/clients.ts'
import { clock } from './ar/clock.ts'
import { contact } from './ar/contact.ts'
import { contactUs } from './ar/contact-us.ts'
import { content } from './ar/content.ts'
import { contentDesk } from './ar/content-desk.ts'
import { desk } from './ar/desk.ts'
import { directory } from './ar/directory.ts'
import { earnings } from './ar/earnings.ts'
import { favorites } from './ar/favorites.ts'
import { fullbans } from './ar/fullbans.ts'
import { gifts } from './ar/gifts.ts'
import { giveback } from './ar/giveback.ts'
import { house } from './ar/house.ts'
import { install } from './ar/install.ts'
import { limits } from './ar/limits.ts'
import { members } from './ar/members.ts'
import { messages } from './ar/messages.ts'
import { myPage } from './ar/my-page.ts'
import { notes } from './ar/notes.ts'
import { notices } from './ar/notices.ts'
import { opening } from './ar/opening.ts'
import { orders } from './ar/orders.ts'
import { overview } from './ar/overview.ts'
import { ownData } from './ar/own.ts'
import { paging } from './ar/paging.ts'
import { parts } from './ar/parts.ts'
import { payments } from './ar/payments.ts'
import { payoutsDesk } from './ar/payouts.ts'
import { phone } from './ar/phone.ts'
import { points } from './ar/points.ts'
import { policies } from './ar/policies.ts'
import { push } from './ar/push.ts'
import { readings } from './ar/readings.ts'
import { reasons } from './ar/reasons.ts'
import { receipt } from './ar/receipt.ts'
import { shorts } from './ar/shorts.ts'
import { staff } from './ar/staff.ts'
import { testimonials } from './ar/testimonials.ts'
import { tickets } from './ar/tickets.ts'
import { topics } from './ar/topics.ts'
import { topups } from './ar/topups.ts'
import { uploads } from './ar/uploads.ts'
import { waiting } from './ar/waiting.ts'
import { wallet } from './ar/wallet.ts'

/** Every sentence in Arabic, also what comes late in English: a part that brings its words finds them here. */
export const ar: Record<CommonKey, string> = {
  ...arFirst,
  ...accounts,
  ...applying,
  ...applyingForm,
  ...appointments,
  ...bans,
  ...call,
  ...care,
  ...choosing,
  ...claims,
  ...clients,
  ...clock,
  ...contact,
  ...contactUs,
  ...content,
  ...contentDesk,
  ...desk,
  ...directory,
  ...earnings,
  ...favorites,
  ...fullbans,
  ...gifts,
  ...giveback,
  ...house,
  ...install,
  ...limits,
  ...members,
  ...messages,
  ...myPage,
  ...notes,
  ...notices,
  ...opening,
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
