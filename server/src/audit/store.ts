import { AuditKind } from '@evenlight/contract/audit'
import * as z from 'zod/mini'
import { looks } from '../kernel/audit.ts'
import { integer, json, moment, nullable, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { joinedIfAny } from '../kernel/joined.ts'
import { family, reads } from '../kernel/statement.ts'

const of = ['all', 'who', 'about'] as const
const narrowings: Record<(typeof of)[number], ($: { of: string }) => string> = {
  all: () => '',
  who: ($) => `and actor_id = (select id from account_person where lower(username) = lower(${$.of}))`,
  about: ($) => `and subject_id = ${$.of}`,
}
const pages = family({ kind: AuditKind.options, of }, ({ kind, of }, key) =>
  reads(`audit_page_${key}`, {
    takes: { of: text, before: integer, most: integer },
    gives: {
      id: integer,
      at: moment,
      actor_id: nullable(text),
      actor_username: nullable(text),
      action: text,
      subject_id: nullable(text),
      subject_username: nullable(text),
      reason: nullable(text),
      detail: json(z.record(z.string(), z.unknown())),
    },
    text: ($) => {
      const narrowed = narrowings[of]($)
      const which = kind === 'looks' ? looks : looks.replace(' in ', ' not in ')
      return `select a.id, a.at, a.actor_id, p.username as actor_username, a.action, a.subject_id,
          s.username as subject_username, a.reason, a.detail
        from (select * from audit where ${which} and id < ${$.before} ${narrowed}
          order by id desc limit ${$.most}) a
          ${joinedIfAny('account_person', 'p', 'a.actor_id')} ${joinedIfAny('account_person', 's', 'a.subject_id')}
        order by a.id desc`
    },
  }),
)
export interface Asked {
  kind: (typeof AuditKind.options)[number]
  who: string | undefined
  about: string | undefined
}
/** A page of the log, newest first; `before` is the number of the last row that was shown. */
export const listAudit = (db: Db, { kind, who, about }: Asked, before = Number.MAX_SAFE_INTEGER, most: number) =>
  db.run(pages({ kind, of: about ? 'about' : who ? 'who' : 'all' }), { of: about ?? who ?? '', before, most })
