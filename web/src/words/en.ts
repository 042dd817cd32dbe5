import { accounts } from './accounts.ts'
import { appointments } from './appointments.ts'
import { below } from './below.ts'
import { bans } from './bans.ts'
import type { bulkDesk } from './bulk-desk.ts'
import { call } from './call.ts'
import { care } from './care.ts'
import type { careDesk } from './care-desk.ts'
import { choosing } from './choosing.ts'
import { claims } from './claims.ts'
import { clients } from './clients.ts'
import { giveback } from './giveback.ts'
import { earnings } from './earnings.ts'
import { fullbans } from './fullbans.ts'
import { gifts } from './gifts.ts'
import { house } from './house.ts'
import type { enHouse } from './en-house.ts'
import type { houseDesk } from './house-desk.ts'
import { limits } from './limits.ts'
import type { liveDesk } from './live-desk.ts'
import type { pressureDesk } from './pressure.ts'
import { notes } from './notes.ts'
import { readings } from './readings.ts'
import { clock } from './clock.ts'
import { contact } from './contact.ts'
import { content } from './content.ts'
import type { auditLog } from './audit.ts'
import type { approvalsDesk } from './approvals-desk.ts'
import type { contentDesk } from './content-desk.ts'
import { desk } from './desk.ts'
import { directory } from './directory.ts'
import { favorites } from './favorites.ts'
import { first } from './first.ts'
import { install } from './install.ts'
import { messages } from './messages.ts'
import { myPage } from './my-page.ts'
import { notices } from './notices.ts'
import { members } from './members.ts'
import { opening } from './opening.ts'
import type { openingDesk } from './opening-desk.ts'
import { orders } from './orders.ts'
import type { ownData } from './own.ts'
import { paging } from './paging.ts'
import { parts } from './parts.ts'
import { applying } from './applying.ts'
import type { applyingForm } from './applying-form.ts'
import { overview } from './overview.ts'
import { payments } from './payments.ts'
import type { payoutsDesk } from './payouts.ts'
import { phone } from './phone.ts'
import { points } from './points.ts'
import { policies } from './policies.ts'
import { play } from './play.ts'
import { push } from './push.ts'
import { reasons } from './reasons.ts'
import { receipt } from './receipt.ts'
import type { reportDesk } from './report-desk.ts'
import type { membersDesk } from './members-desk.ts'
import type { palette } from './palette.ts'
import type { timelineDesk } from './timeline-desk.ts'
import { shorts } from './shorts.ts'
import { staff } from './staff.ts'
import { testimonials } from './testimonials.ts'
import { contactUs } from './contact-us.ts'
import { tickets } from './tickets.ts'
import { topics } from './topics.ts'
import { topups } from './topups.ts'
import { uploads } from './uploads.ts'
import { waiting } from './waiting.ts'
import { wallet } from './wallet.ts'

/** The one catalogue: every sentence a person reads, by key. A feature adds its file here. */
export const en = {
  ...first,
  ...reasons,
  ...below,
  ...play,
  ...parts,
  ...members,
  ...accounts,
  ...appointments,
  ...readings,
  ...desk,
  ...bans,
  ...call,
  ...care,
  ...choosing,
  ...claims,
  ...clients,
  ...earnings,
  ...fullbans,
  ...gifts,
  ...house,
  ...limits,
  ...notes,
  ...opening,
  ...orders,
  ...receipt,
  ...clock,
  ...contact,
  ...content,
  ...directory,
  ...favorites,
  ...myPage,
  ...staff,
  ...testimonials,
  ...uploads,
  ...waiting,
  ...wallet,
  ...paging,
  ...applying,
  ...overview,
  ...payments,
  ...phone,
  ...points,
  ...giveback,
  ...topics,
  ...topups,
  ...shorts,
  ...messages,
  ...notices,
  ...push,
  ...tickets,
  ...contactUs,
  ...install,
  ...policies,
}

/** What pages of the house alone say: in English some of it comes with their code, in other languages all of it at once. */
export type HouseKey =
  | keyof typeof enHouse
  | keyof typeof bulkDesk
  | keyof typeof careDesk
  | keyof typeof auditLog
  | keyof typeof houseDesk
  | keyof typeof liveDesk
  | keyof typeof openingDesk
  | keyof typeof pressureDesk
  | keyof typeof reportDesk
  | keyof typeof timelineDesk
  | keyof typeof approvalsDesk
  | keyof typeof membersDesk
  | keyof typeof palette

/** What a few screens alone say comes with their code, by `MoreWords`, and is no part of the catalogue that everybody loads. */
type Late = keyof typeof contentDesk | keyof typeof applyingForm | keyof typeof payoutsDesk | keyof typeof ownData

/** What everybody's catalogue says in other languages. */
export type CommonKey = keyof typeof en | Late
export type Key = CommonKey | HouseKey
