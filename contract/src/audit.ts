import * as z from 'zod/mini'
import { Id, id, Instant, limit, list, Typed } from './atoms.ts'
import { get, type Area } from './route.ts'

/** Everything that is written down: who did it, to whom or what, and why. */
export const auditActions = [
  'block_words.replace',
  'board.post',
  'board.stop_mail',
  'board.withdraw',
  'care.see',
  'chat.end',
  'chat.look',
  'chat.pause',
  'chat.resume',
  'chat.words',
  'claim.approve',
  'claim.decline',
  'full_ban.appeal',
  'full_ban.ask',
  'full_ban.ban',
  'full_ban.keep',
  'full_ban.lift',
  'full_ban.look',
  'full_ban.refuse',
  'full_ban.suspend',
  'giveback.rule',
  'help_line.confirm',
  'help_line.withdraw',
  'members.approve',
  'members.block',
  'members.distrust',
  'members.list',
  'members.look',
  'members.rate',
  'members.refuse',
  'members.trust',
  'members.unblock',
  'message.approve',
  'message.claim',
  'message.let_go',
  'message.look',
  'message.queue',
  'message.return',
  'message.undo',
  'messages.reader_sent',
  'order.look',
  'order.share',
  'payments.approve',
  'payments.decline',
  'payments.dispute_lost',
  'payments.dispute_noted',
  'payments.dispute_won',
  'payments.paid_by_hand',
  'payments.refund',
  'payments.tax',
  'payout.account',
  'payout.file',
  'payout.make',
  'payout.send',
  'payout.settle',
  'short.keep',
  'short.return',
  'statement.approve',
  'testimonial.remove',
  'testimonial.restore',
  'ticket.answer',
  'time.back',
  'time.give.free',
  'time.give.paid',
  'wallet.package',
] as const
export type AuditAction = (typeof auditActions)[number]
/** `deeds` changed something or opened private words; `looks` only went through lists, and are let go after a year. */
export const AuditKind = z.enum(['deeds', 'looks'])

export const audit = {
  /** Newest first: everything, what one of the house did (`who`), or what was done about one person or thing (`about`). */
  log: get('admin/audit', {
    access: ['ADMIN'],
    query: z.strictObject({
      kind: z.optional(AuditKind),
      who: z.optional(Typed),
      about: z.optional(id()),
      after: z.optional(z.string().check(z.maxLength(400))),
      limit,
    }),
    returns: list(
      z.object({
        id: z.string(),
        at: Instant,
        /** Nobody where the server itself did it, or the account is gone. */
        actor: z.optional(z.object({ id: Id, username: z.string() })),
        action: z.string(),
        /** What it was about, and whose name it has where it is a person. */
        subject_id: z.optional(z.string()),
        subject_username: z.optional(z.string()),
        reason: z.optional(z.string()),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
} satisfies Area
