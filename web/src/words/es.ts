import { esFirst } from './es-first.ts'
import type { CommonKey } from './en.ts'
import { accounts } from './es/accounts.ts'
import { applying } from './es/applying.ts'
import { applyingForm } from './es/applying-form.ts'
import { appointments } from './es/appointments.ts'
import { bans } from './es/bans.ts'
import { call } from './es/call.ts'
import { care } from './es/care.ts'
import { choosing } from './es/choosing.ts'
import { claims } from './es/claims.ts'
import { clients } from './es/clients.ts'
import { clock } from './es/clock.ts'
import { contact } from './es/contact.ts'
import { contactUs } from './es/contact-us.ts'
import { content } from './es/content.ts'
import { contentDesk } from './es/content-desk.ts'
import { desk } from './es/desk.ts'
import { directory } from './es/directory.ts'
import { earnings } from './es/earnings.ts'
import { favorites } from './es/favorites.ts'
import { fullbans } from './es/fullbans.ts'
import { gifts } from './es/gifts.ts'
import { giveback } from './es/giveback.ts'
import { house } from './es/house.ts'
import { install } from './es/install.ts'
import { limits } from './es/limits.ts'
import { members } from './es/members.ts'
import { messages } from './es/messages.ts'
import { myPage } from './es/my-page.ts'
import { notes } from './es/notes.ts'
import { notices } from './es/notices.ts'
import { opening } from './es/opening.ts'
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
export const es: Record<CommonKey, string> = {
  ...esFirst,
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
