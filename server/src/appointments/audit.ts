import { appointmentGiftDays } from '@evenlight/contract/appointments'
import { passesOf, type Audit } from '../kernel/findings.ts'

const passes = passesOf('appointments_audit', {
  'an appointment that is open holds its time for both, and one that is over none': `
    select a.id subject, a.state || ' ' || q.n found from appointment a
      cross join lateral (select count(*) n from appointment_quarter where appointment_id = a.id) q
    where q.n < case when a.due_at is null then 0 else a.minutes / 15 * 2 end or (a.due_at is null and q.n > 0)`,
  'a time is held for the two of its appointment': `
    select q.appointment_id subject, q.person_id found from appointment_quarter q join appointment a on a.id = q.appointment_id
    where q.person_id not in (a.client_id, a.reader_id)`,
  'an appointment goes between a client and a reader': `
    select a.id subject, c.role || ' with ' || r.role found from appointment a
      join account_person c on c.id = a.client_id join account_person r on r.id = a.reader_id
    where c.role <> 'CLIENT' or r.role <> 'READER'`,
  'a reader’s page counts the appointments that they missed': `
    select r.id subject, r.appointments_missed || ' but ' || coalesce(m.n, 0) found from reader r
      left join (select reader_id, count(*) n from appointment where missed_by in ('reader', 'both') group by reader_id) m
        on m.reader_id = r.id
    where r.appointments_missed <> coalesce(m.n, 0)`,
  'who waited for a reader in vain was given time, once in the days for which it is, and nobody else': `
    with given as (
      select subject, count(*) n from wallet_transfer where cause = 'gift' and subject like 'apt\\_%' group by subject)
    select coalesce(a.id, g.subject) subject, coalesce(g.n, 0)::text found
    from (select * from appointment where missed_by = 'reader') a full join given g on g.subject = a.id
    where a.id is null or coalesce(g.n, 0) <> case when a.gift_capped and exists (
      select from appointment b join given o on o.subject = b.id
      where b.client_id = a.client_id and b.reader_id = a.reader_id and b.id <> a.id and b.missed_at <= a.missed_at
        and b.missed_at > a.missed_at - make_interval(days => ${appointmentGiftDays})) then 0 else 1 end`,
})

/** Every promise about appointments that the rows themselves contradict; none in a sound database. By night alone. */
export const audit: Audit = { passes }
