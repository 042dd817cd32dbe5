-- What readers earned is paid out: approved statements are put in a batch, which goes to PayPal or, as a file, to the bank. A line
-- is one try to pay one statement. A house account takes what was paid, another holds what was advanced to readers whose
-- earnings had been paid out when time went back.
insert into wallet_account (id, kind, unit, opened_at) values
  ('house_payouts', 'house', 'cents', now()),
  ('house_advances', 'house', 'cents', now());
-- Added to whatever the check lets in by now, as other causes may have come meanwhile.
do $$
declare
  known text;
begin
  select string_agg(distinct quote_literal(cause[1]), ', ') into known from (
    select regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') as cause
    from pg_constraint where conname = 'wallet_transfer_cause') f;
  alter table wallet_transfer drop constraint wallet_transfer_cause;
  execute format('alter table wallet_transfer add constraint wallet_transfer_cause check (cause in (%s, ''payout'', ''advance''))', known);
end $$;
create index wallet_transfer_advance on wallet_transfer (person_id, id)
  where debit = 'house_advances' or credit = 'house_advances';

-- Where a reader's earnings go. The whole of it is sealed; what is shown of it stands beside.
create table payout_account (
  reader_id text primary key references account_person,
  way text not null check (way in ('paypal', 'bank')),
  sealed bytea not null,
  masked text not null,
  changed_at timestamptz(3) not null
);

-- `sending`: PayPal is asked, or was and did not answer. `sent`: it has its own number for it. Its id is what PayPal knows it by.
create table payout (
  id text primary key,
  way text not null check (way in ('paypal', 'csv')),
  state text not null check (state in ('made', 'sending', 'sent', 'done')),
  lines bigint not null check (lines > 0),
  amount_cents bigint not null check (amount_cents > 0),
  made_by text not null references account_person,
  made_at timestamptz(3) not null,
  sent_by text references account_person,
  -- When PayPal was asked first, and when it may be asked next.
  asked_at timestamptz(3),
  ask_at timestamptz(3),
  tries bigint not null default 0,
  batch_id text unique,
  -- What PayPal said when it refused, by its own name for it.
  refused text,
  ended_at timestamptz(3),
  check (way = 'paypal' or state in ('made', 'done')),
  check ((state in ('sending', 'sent')) = (ask_at is not null)),
  check (state <> 'sent' or batch_id is not null),
  check ((state = 'done') = (ended_at is not null))
);
create index payout_made on payout (made_at desc, id desc);
create index payout_due on payout (ask_at) where ask_at is not null;
create trigger payout_rows before delete on payout for each row execute function append_only();
create trigger payout_terms before update of id, way, lines, amount_cents, made_by, made_at on payout
  for each row execute function append_only();
create trigger payout_batch_once before update of batch_id on payout for each row
  when (old.batch_id is not null and old.batch_id is distinct from new.batch_id) execute function append_only();

create table payout_line (
  id text primary key,
  payout_id text not null references payout deferrable initially deferred,
  number bigint not null,
  statement_id text not null references earnings_statement,
  reader_id text not null references account_person,
  amount_cents bigint not null check (amount_cents > 0),
  -- Where it goes, as it was said when the batch was made: what is sent again is the same.
  to_way text not null check (to_way in ('paypal', 'bank')),
  sealed bytea,
  masked text not null,
  state text not null check (state in ('waiting', 'unclaimed', 'held', 'blocked', 'paid', 'failed', 'returned')),
  changed_at timestamptz(3) not null,
  paid_on date,
  decided_by text references account_person,
  reason text,
  unique (payout_id, number),
  check (paid_on is null or state in ('paid', 'returned'))
);
-- A statement is paid once: while it may have been, it stands in no other batch.
create unique index payout_line_live on payout_line (statement_id) where state not in ('failed', 'returned');
create index payout_line_statement on payout_line (statement_id, changed_at);
create index payout_line_sealed on payout_line (changed_at) where sealed is not null;
create trigger payout_line_rows before delete on payout_line for each row execute function append_only();
create trigger payout_line_terms
  before update of id, payout_id, number, statement_id, reader_id, amount_cents, to_way, masked on payout_line
  for each row execute function append_only();
create trigger payout_line_over before update of state on payout_line for each row
  when (old.state in ('failed', 'returned') or (old.state = 'paid' and new.state <> 'returned')) execute function append_only();

alter table earnings_statement drop constraint earnings_statement_state_check;
alter table earnings_statement add constraint earnings_statement_state_check
  check (state in ('open', 'accepted', 'disputed', 'approved', 'carried', 'batched', 'paid', 'failed'));
alter table earnings_statement add check (state not in ('batched', 'paid', 'failed') or (decided_by is not null and due_cents > 0));
drop index earnings_statement_state;
create index earnings_statement_state on earnings_statement (state, until_at, id)
  where state in ('open', 'accepted', 'disputed', 'approved', 'batched', 'failed', 'paid');
-- Those that can be put in a batch, the longest waiting first.
create index earnings_statement_payable on earnings_statement (until_at, id) where state in ('approved', 'failed');

-- As before; what is paid out or advanced is no movement of time either.
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
      and e.cause not in ('correction', 'payout', 'advance')
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
