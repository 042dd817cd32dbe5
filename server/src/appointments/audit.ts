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
  'who waited for a reader in vain was given time once, and nobody else': `
    select coalesce(a.id, t.subject) subject, coalesce(t.n, 0)::text found
    from (select * from appointment where missed_by = 'reader') a
      full join (select subject, count(*) n from wallet_transfer where cause = 'gift' and subject like 'apt\\_%' group by subject) t
        on t.subject = a.id
    where coalesce(t.n, 0) <> 1 or a.id is null`,
})

/** Every promise about appointments that the rows themselves contradict; none in a sound database. By night alone. */
export const audit: Audit = { passes }
