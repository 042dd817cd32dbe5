import { topUpMsMax } from '@evenlight/core/meter/times'
import { list, text } from '../kernel/columns.ts'
import { lookOf, passesOf, type Audit, type Promises } from '../kernel/findings.ts'
import { lookSince } from '../wallet/public.ts'

const used = `select t.subject, sum(t.amount) filter (where a.kind = 'free') free, sum(t.amount) filter (where a.kind = 'paid') paid
  from wallet_transfer t join wallet_account a on a.id = t.debit where t.state = 'posted' and t.resolves is not null group by t.subject`
const billed = `select reading_id, sum(extract(epoch from upper(span) - lower(span)) * 1000) ms from reading_billed group by reading_id`

const promises: Promises = {
  'a receipt says what the books took': `
    select c.id subject, c.free_seconds || '+' || c.paid_seconds || ' but ' || coalesce(u.free, 0) || '+' || coalesce(u.paid, 0) found
    from reading c left join (${used}) u on u.subject = c.id
    where c.state = 'settled' and (c.free_seconds <> coalesce(u.free, 0) or c.paid_seconds <> coalesce(u.paid, 0))`,
  'the seconds of a receipt are its billed spans, floored once': `
    select c.id subject, (c.free_seconds + c.paid_seconds) || ' but ' || coalesce(b.ms, 0) || ' ms' found
    from reading c left join (${billed}) b on b.reading_id = c.id
    where c.state = 'settled' and c.free_seconds + c.paid_seconds <> floor(coalesce(b.ms, 0) / 1000)`,
  'nothing is billed but in a settled reading, after its start and before its end': `
    select b.reading_id subject, c.state found from reading_billed b join reading c on c.id = b.reading_id
    where c.state <> 'settled' or c.started_at is null or lower(b.span) < c.started_at or upper(b.span) > c.ended_at`,
  'nothing is billed while somebody was not there': `
    select b.reading_id subject, s.side found from reading_billed b cross join (values ('client'), ('reader')) s (side)
    where not (tstzmultirange(b.span) <@ coalesce((select range_agg(tstzrange(p.from_at, p.to_at)) from reading_presence p
      where p.reading_id = b.reading_id and p.side = s.side and p.proof = 'beats'), '{}'))`,
  'nothing of a call is billed while somebody was not heard': `
    select b.reading_id subject, s.side found from reading_billed b join reading c on c.id = b.reading_id and c.channel not in ('chat', 'phone')
      cross join (values ('client'), ('reader')) s (side)
    where not (tstzmultirange(b.span) <@ coalesce((select range_agg(tstzrange(p.from_at, p.to_at)) from reading_presence p
      where p.reading_id = b.reading_id and p.side = s.side and p.proof = 'sound'), '{}'))`,
  'nothing is billed while the clock was stopped': `
    select b.reading_id subject, s.reason found from reading_billed b join reading_stop s on s.reading_id = b.reading_id
      and tstzrange(s.from_at, case when s.reason = 'top_up' then least(s.to_at, s.from_at + interval '${topUpMsMax} milliseconds') else s.to_at end) && b.span`,
  'what is over holds nothing and nobody is in it': `
    select c.id subject, c.state found from reading c where c.ended_at is not null
      and (exists (select 1 from reading_presence p where p.reading_id = c.id and p.to_at is null)
        or exists (select 1 from wallet_transfer t where t.subject = c.id and t.state = 'pending'
          and not exists (select 1 from wallet_transfer r where r.resolves = t.ref)))`,
  'numbers of messages have no gap': `
    select m.reading_id subject, max(m.seq) || ' but ' || count(*) found from chat_message m
    group by m.reading_id having count(*) <> max(m.seq)`,
}
// It counts all readings of two people, and is asked by night.
const whole: Promises = {
  ...promises,
  'whom one has met is counted by what was settled': `
    select client_id || ' and ' || reader_id subject, coalesce(m.readings, 0) || ' but ' || coalesce(s.readings, 0) found
    from (select client_id, reader_id, count(*) readings, max(requested_at) last_at from reading where state = 'settled' group by 1, 2) s
      full join reading_met m using (client_id, reader_id)
    where (s.readings, s.last_at) is distinct from (m.readings, m.last_at)`,
}

const looked = lookOf('reading_look', promises, {
  takes: { ids: list(text) },
  part: ($) => `
  reading as materialized (select * from public.reading where id = any(${$.ids})),
  reading_billed as materialized (select * from public.reading_billed where reading_id = any(${$.ids})),
  wallet_transfer as materialized (select * from public.wallet_transfer where subject = any(${$.ids})),
  chat_message as materialized (select reading_id, seq from public.chat_message where reading_id = any(${$.ids}))`,
})

/** Every promise of the clock that the rows themselves contradict. A look is at the readings for which the books moved. */
export const audit: Audit = {
  passes: passesOf('reading_audit', whole),
  look: (db, place) => lookSince(db, place, ({ subjects }) => db.run(looked, { ids: subjects })),
}
