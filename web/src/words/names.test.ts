import { areas, told } from '@evenlight/contract/areas'
import type { Route } from '@evenlight/contract/route'
import { TimelineAct, timelineKinds, timelineWhats } from '@evenlight/contract/timeline'
import { expect, test } from 'vitest'
import { applyingForm } from './applying-form.ts'
import { auditLog } from './audit.ts'
import { bulkDesk } from './bulk-desk.ts'
import { careDesk } from './care-desk.ts'
import { ownData } from './own.ts'
import { contentDesk } from './content-desk.ts'
import { openingDesk } from './opening-desk.ts'
import { houseDesk } from './house-desk.ts'
import { reportDesk } from './report-desk.ts'
import { timelineDesk } from './timeline-desk.ts'
import { approvalsDesk } from './approvals-desk.ts'
import { membersDesk } from './members-desk.ts'
import { palette } from './palette.ts'
import { liveDesk } from './live-desk.ts'
import { payoutsDesk } from './payouts.ts'
import { pressureDesk } from './pressure.ts'
import { enHouse } from './en-house.ts'
import { en as catalogue } from './en.ts'

/** With what comes late, by the screens that say it. */
const en = {
  ...catalogue,
  ...enHouse,
  ...bulkDesk,
  ...careDesk,
  ...contentDesk,
  ...auditLog,
  ...applyingForm,
  ...houseDesk,
  ...openingDesk,
  ...liveDesk,
  ...payoutsDesk,
  ...pressureDesk,
  ...ownData,
  ...reportDesk,
  ...timelineDesk,
  ...membersDesk,
  ...approvalsDesk,
  ...palette,
}

interface Schema {
  _zod: { def: Record<string, unknown> & { type: string } }
}
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

/** Every set of names in what a schema lets through. */
function* namesIn(schema: unknown, seen = new Set<unknown>()): Generator<string[]> {
  if (!isSchema(schema) || seen.has(schema)) return
  seen.add(schema)
  const { def } = schema._zod
  if (def.type === 'enum') yield Object.values(def.entries as Record<string, string>)
  const inner = [def.innerType, def.element, def.valueType, def.in, def.out, ...((def.options as unknown[]) ?? [])]
  for (const one of [...inner, ...Object.values((def.shape as object | undefined) ?? {})]) yield* namesIn(one, seen)
}

/**
 * What says each set of names that the server answers with, `*` standing for the name. An empty one is no sentence: it chooses
 * between sentences, and the compiler asks for each.
 */
const said: Record<string, readonly string[]> = {
  'CLIENT READER ADMIN': ['staff.type.*'],
  'CLIENT READER': [],
  'moderation money content any': ['staff.role.*', 'staff.role.*.does'],
  'mail sms': ['accounts.code_by.*'],
  'pending active blocked waiting refused lapsed erased': ['staff.state.*'],
  'chat voice video phone email': ['readers.*', 'readers.channel.*'],
  'chat voice video phone': ['readers.*', 'appointments.by.*', 'appointments.long.*'],
  'account payment technical report other': ['contact.topic.*'],
  'house mail cards paypal prices texts readers': ['opening.step.*', 'opening.step.*.lead'],
  'untried failed stale unset done': ['opening.state.*'],
  'mail_refused cards_silent cards_declined cards_absent cards_review cards_held paypal_silent no_package not_cheaper':
    ['opening.fault.*'],
  'care pressure approvals messages tickets claims bans payments disputes by_hand breaks statements payouts applications articles':
    ['overview.heap.*'],
  'refund payment payout time': ['approvals.kind.*'],
  'refund payment payout free_time paid_time claim time_back all_time_back limit': ['approvals.act.*'],
  'asked approved done failed declined withdrawn expired': ['approvals.state.*'],
  'approve decline withdraw': ['approvals.may.*'],
  'deeds looks': ['audit.kind.*'],
  [Object.keys(timelineKinds).join(' ')]: ['timeline.kind.*'],
  [timelineWhats.join(' ')]: ['timeline.*'],
  [TimelineAct.options.join(' ')]: [],
  'asked countered accepted declined cancelled lapsed kept missed': ['appointments.state.*'],
  'sales earnings readings readers claims people': ['reports.name.*'],
  'now day week': ['choose.when.*', 'choose.none.*'],
  'day week month': ['reports.by.*', 'reports.row.*'],
  'client reader house': [],
  'client reader both': [],
  'accept decline counter reschedule cancel arrive': [],
  'asked coming came not_come agreed declined lapsed withdrawn taken called_off': [
    'paging.state.*',
    'paging.says.client.*',
    'paging.says.reader.*',
  ],
  'coming at cannot withdraw': ['paging.act.*', 'paging.done.*'],
  'card paypal': ['payments.company.*'],
  'stopped replaced declined card_gone package_gone time_off': ['topups.off.*'],
  'added declined not_needed stopped cap own_limit': ['topups.outcome.*'],
  'visa mastercard amex discover diners jcb other': ['payments.brand.*'],
  'pause question message ticket order appointment page': ['care.signs.*', 'care.signs.open.*'],
  'wrote called paused limits nothing': ['care.followed.what.*'],
  'times_day cents_week cents_month risen_month': ['limits.offer.*'],
  'curse harm': ['pressure.found.*'],
  'reading order appointment review': ['pressure.kind.*'],
  'cleared warned withdrawn': ['pressure.outcome.*'],
  'slow cut_off unhappy': ['claims.cause.*'],
  'open offered accepted approved declined': ['claims.state.*'],
  'open accepted disputed approved carried batched paid failed': ['earnings.state.*'],
  'waiting unclaimed held blocked paid failed returned': ['payouts.line.*', 'earnings.payout.*'],
  'paypal bank': ['payouts.account.way.*'],
  'making ready': [],
  'terms automatic_top_up kept_card push': ['own.consents.to.*'],
  'reading_open order_open appointment_open claim_open payment_open refund_open dispute_open earnings_open payout_open last_admin':
    ['own.erase.first.*'],
  'paypal csv': ['payouts.way.*'],
  'made sending sent done': ['payouts.state.*'],
  'send ask settle': [],
  'earned returned': ['earnings.what.*'],
  'accept dispute approve': [],
  'shown blurred': ['accounts.pictures.*'],
  'client reader admin': ['claims.next.*'],
  'paid free': ['claims.offers.*', 'wallet.source.*'],
  'free paid': ['readings.ledger.*'],
  'waiting delivered returned': ['messages.state.*', 'moderation.state.*'],
  'approve return': ['moderation.bulk.doing.*', 'moderation.bulk.done.*'],
  'under_way done stopped halted': ['moderation.bulk.state.*'],
  'phone email link handle payment word': ['moderation.kind.*', 'messages.black.*'],
  'everybody clients readers': ['notices.audience.*'],
  'leaving sent stopped': ['notices.mail.*'],
  'captured unknown review declined': ['timeline.payments_*'],
  'captured unknown review declined form': [],
  'held unknown review form': [],
  'available in_session away offline': ['status.*'],
  'available paused away': ['readers.desk.*'],
  'requested accepted open settled declined missed withdrawn': [],
  'not_started client_standby reader_standby client_away reader_away client_unsteady reader_unsteady media_lost ask_paid top_up care admin_pause':
    ['readings.clock.*', 'readings.stands.client.*', 'readings.stands.reader.*'],
  'not_started client_standby reader_standby client_away reader_away client_unsteady reader_unsteady media_lost ask_paid top_up care admin_pause ending used_up':
    ['readings.ledger.why.*'],
  'free all': ['readings.low.*', 'readings.end.client.*'],
  'started stopped resumed paid time_added time_given paid_time_agreed limit_set admin_came admin_left notice': [],
  'care paused unsteady no_sound away ends_soon': ['live.sign.*'],
  'client reader': ['readings.wrong.time.*', 'care.signs.by.*'],
  'client reader admin system not_started standby_too_long client_away reader_away media_lost time_used limit_reached no_consent declined missed withdrawn':
    ['readings.ended.*'],
  'requested accepted joined started stand_by resumed free_time_ended paid_time_agreed limit_set top_up top_up_done time_added care care_over time_given paused away back unsteady steady sound_lost sound_back admin_came admin_left notice ended declined missed withdrawn':
    ['readings.moment.*'],
  'client reader admin system': ['readings.returned.by.*'],
  'reader_silent under_a_minute claim personal_ban full_ban short_chat': ['wallet.why.*', 'readings.returned.*'],
  'asked suspended banned refused over lifted': ['fullbans.state.*'],
  'decision appeal': ['fullbans.waits.*'],
  'suspend ban refuse keep lift': ['fullbans.may.*', 'fullbans.done.*'],
  'asked accepted refused': ['fullbans.ask.state.*'],
  'reader_silent under_a_minute claim personal_ban full_ban short_chat given': [],
  not_enough_time: ['problem.*'],
  'package welcome gift time_back points giveback': [],
  'posted held unknown review': [],
  'reader_silent under_a_minute claim personal_ban full_ban short_chat order_late order_lapsed order_declined order_ended':
    ['wallet.why.*'],
  'unpaid paid begun delivered declined lapsed ended refunded': [
    'orders.state.*',
    'orders.says.client.*',
    'orders.says.reader.*',
  ],
  'none asked answered': [],
  'article blog question page service offer block': ['content.kind.*'],
  'draft awaiting scheduled published withdrawn': ['content.state.*'],
  'en es ar': ['content.locale.*'],
  'draft deliver decline clarify explain': [],
  'purchase welcome gift session time_back refund expired points giveback dispute dispute_won dispute_lost order': [
    'wallet.cause.*',
  ],
  'open won lost': ['staff.dispute.*'],
  'not_here not_there other_amount voided refund_missing refund_twice still_unknown': ['staff.break.*'],
  'inquiry chargeback pre_arbitration arbitration': ['staff.dispute.stage.*'],
  'earned fell_away redeemed': ['points.what.*'],
  'contact_details private_facts insults unlawful not_about_the_reading': [
    'testimonials.reason.*',
    'testimonials.removed.*',
  ],
  'account payment reading message technical report erasure other': ['tickets.topic.*'],
  'open answered closed': ['tickets.state.*'],
  'member desk': [],
  'join leave': [],
  'message_delivered message_returned ticket_answered claim time_given refund requests_missed statement dispute full_ban favorite line page order appointment appointment_reminder testimonial content own decision approval board':
    ['notices.event.*'],
}

test('every name that the server answers with is said in words', () => {
  const answered = new Map<string, string[]>()
  const calls = Object.values<Record<string, Route>>(areas).flatMap((area) => Object.values(area))
  for (const schema of [...calls.map(({ returns }) => returns), ...Object.values(told)])
    for (const names of namesIn(schema)) answered.set(names.join(' '), names)
  expect(answered.size).toBeGreaterThan(20)
  const unsaid = [...answered].flatMap(([all, names]) => {
    const forms = said[all]
    if (!forms) return [`nothing says ${all}`]
    return forms.flatMap((form) => names.map((name) => form.replace('*', name)).filter((key) => !(key in en)))
  })
  expect(unsaid).toEqual([])
})
