-- What readers earned is told in half months: a statement with its lines, each a transfer of the books and on one statement only,
-- which the reader accepts or disputes and the house approves. A run makes those of one half month for
-- everybody; its row says how far it is, so that whoever goes on begins there.
insert into wallet_account (id, kind, unit, opened_at) values
  ('house_corrections', 'house', 'cents', now());
alter table wallet_transfer drop constraint wallet_transfer_cause;
alter table wallet_transfer add constraint wallet_transfer_cause
  check (cause in ('purchase', 'welcome', 'gift', 'session', 'time_back', 'refund', 'expired', 'points', 'giveback', 'correction'));

-- What a reader earned, by time: a page is cut by it, and a half month summed up.
create index wallet_transfer_earned on wallet_transfer (person_id, at, id)
  where debit = 'house_reader_pay' or credit = 'house_reader_pay';
drop index wallet_transfer_pay;

create table earnings_run (
  half text primary key check (half ~ '^\d{4}-\d\d-[12]$'),
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null,
  total bigint not null,
  done bigint not null default 0,
  made bigint not null default 0,
  -- Readers are taken in the order of their ids; the last one that was.
  last_reader_id text not null default '',
  begun_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check (from_at < until_at),
  check (made <= done)
);

create table earnings_statement (
  id text primary key,
  reader_id text not null references account_person,
  half text not null references earnings_run,
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null,
  lines bigint not null check (lines > 0),
  lines_cents bigint not null,
  -- What statements before it left over, below nothing.
  carried_cents bigint not null,
  corrected_cents bigint not null default 0 check (corrected_cents >= 0),
  due_cents bigint not null generated always as (greatest(0, lines_cents + carried_cents + corrected_cents)) stored,
  -- `carried`: approved, and nothing is due; what is missing stands on a later one.
  state text not null check (state in ('open', 'accepted', 'disputed', 'approved', 'carried')),
  made_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- From here on it may be approved although its reader has said nothing.
  answer_until timestamptz(3) not null,
  decided_by text references account_person,
  carried_to text references earnings_statement deferrable initially deferred,
  unique (reader_id, half),
  check (state not in ('approved', 'carried') or decided_by is not null),
  check (carried_to is null or state = 'carried')
);
create index earnings_statement_reader on earnings_statement (reader_id, until_at desc, id desc);
create index earnings_statement_made on earnings_statement (until_at desc, id desc);
create index earnings_statement_state on earnings_statement (state, until_at, id) where state in ('open', 'accepted', 'disputed', 'approved');
create index earnings_statement_rest on earnings_statement (reader_id) where state = 'carried' and carried_to is null;

create table earnings_line (
  statement_id text not null references earnings_statement deferrable initially deferred,
  number bigint not null,
  transfer_id bigint not null unique,
  reading_id text not null,
  cause text not null check (cause in ('session', 'time_back')),
  at timestamptz(3) not null,
  cents bigint not null check (cents <> 0),
  primary key (statement_id, number),
  check ((cause = 'session') = (cents > 0))
);

create table earnings_dispute (
  statement_id text not null,
  number bigint not null,
  wanted_cents bigint not null,
  reason text not null,
  made_at timestamptz(3) not null,
  granted_cents bigint,
  decided_words text,
  primary key (statement_id, number),
  foreign key (statement_id, number) references earnings_line,
  check (granted_cents <= wanted_cents)
);

create trigger earnings_line_rows before update or delete on earnings_line for each row execute function append_only();
create trigger earnings_line_table before truncate on earnings_line execute function append_only();
create trigger earnings_statement_rows before delete on earnings_statement for each row execute function append_only();
create trigger earnings_statement_terms
  before update of id, reader_id, half, from_at, until_at, lines, lines_cents, carried_cents, made_at
  on earnings_statement for each row execute function append_only();
create trigger earnings_dispute_rows before delete on earnings_dispute for each row execute function append_only();
create trigger earnings_dispute_asked before update of statement_id, number, wanted_cents, reason, made_at
  on earnings_dispute for each row execute function append_only();

-- As before, and what only moves a reader's money is no line of a statement of time.
create or replace function wallet_tell(list wallet_transfer[], first bigint) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  with moved as (
    select e.person_id, wallet_kind(min(e.cause)) as kind, max(e.at) as at,
      coalesce(sum((c.kind is not distinct from 'paid')::int * e.amount - (d.kind is not distinct from 'paid')::int * e.amount), 0)::bigint as paid,
      coalesce(sum((c.kind is not distinct from 'free')::int * e.amount - (d.kind is not distinct from 'free')::int * e.amount), 0)::bigint as free
    from unnest(list) e left join lateral (select kind from wallet_account where id = e.debit offset 0) d on true
      left join lateral (select kind from wallet_account where id = e.credit offset 0) c on true
    where e.state = 'posted' and e.unit <> 'points' and 'house_reader_pay' not in (e.debit, e.credit)
      and e.cause <> 'correction'
    group by e.person_id
  ), total as (
    insert into wallet_total as t (person_id, lines, told_at, paid, free)
    select person_id, 1, at, paid, free from moved order by person_id
    on conflict (person_id) do update set lines = t.lines + 1, told_at = greatest(t.told_at, excluded.told_at),
      paid = t.paid + excluded.paid, free = t.free + excluded.free
    returning t.*
  )
  insert into wallet_line (person_id, told_at, number, posting, kind, paid, free, paid_after, free_after)
  select m.person_id, t.told_at, t.lines, first, m.kind, m.paid, m.free, t.paid, t.free from moved m join total t using (person_id);
end $$;

alter table notice drop constraint notice_event_check;
alter table notice add constraint notice_event_check check (event in
  ('message_delivered', 'message_returned', 'ticket_answered', 'claim', 'time_given', 'refund', 'requests_missed', 'statement'));
alter table notice_setting drop constraint notice_setting_event_check;
alter table notice_setting add constraint notice_setting_event_check check (event in
  ('message_delivered', 'message_returned', 'ticket_answered', 'claim', 'time_given', 'refund', 'requests_missed', 'statement', 'board'));
-- Everybody who ever earned something, in the order in which a run takes them.
create index wallet_account_earnings on wallet_account (person_id) where kind = 'earnings';
