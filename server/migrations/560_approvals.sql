-- What moves much money or time needs two people of the house: over a limit of its kind an act stands as a request that another
-- admin approves, or that waits a day where there is no other one.
create table approval_limit (
  kind text primary key check (kind in ('refund', 'payment', 'payout', 'time')),
  -- Whole cents, of time whole seconds.
  amount bigint not null check (amount >= 0),
  set_by text references account_person,
  set_at timestamptz(3),
  reason text,
  check ((set_by is null) = (set_at is null) and (set_by is null) = (reason is null))
);
insert into approval_limit (kind, amount) values ('refund', 20000), ('payment', 50000), ('payout', 500000), ('time', 3600);

create table approval (
  id text primary key,
  act text not null check (act in
    ('refund', 'payment', 'payout', 'free_time', 'paid_time', 'claim', 'time_back', 'all_time_back', 'limit')),
  kind text not null references approval_limit check (kind in ('refund', 'payment', 'payout', 'time')),
  amount bigint not null check (amount >= 0),
  -- Whom it is for, and what it is about.
  person_id text references account_person,
  subject_id text,
  -- The very call: what it was asked with, and who may.
  params json not null,
  body json not null,
  desks text[] not null,
  -- What makes two requests the same one.
  sameness text not null,
  key text,
  reason text,
  asked_by text not null references account_person,
  asked_at timestamptz(3) not null,
  until_at timestamptz(3) not null check (until_at > asked_at),
  due_at timestamptz(3) check (due_at > asked_at),
  state text not null check (state in ('asked', 'approved', 'done', 'failed', 'declined', 'withdrawn', 'expired')),
  decided_by text references account_person check (decided_by <> asked_by),
  decided_at timestamptz(3),
  words text,
  -- While it is being carried out, until when nobody else takes it up.
  taken_until timestamptz(3),
  ended_at timestamptz(3),
  failed json,
  check ((state = 'asked') = (decided_at is null)),
  -- Without a second one it is approved by time alone, and only where that was said from the beginning.
  check (state not in ('approved', 'done', 'failed') or decided_by is not null or due_at <= decided_at),
  check ((state = 'declined') = (words is not null)),
  check ((state = 'failed') = (failed is not null)),
  check ((state in ('asked', 'approved')) = (ended_at is null))
);
create unique index approval_same on approval (act, sameness) where state in ('asked', 'approved');
create unique index approval_key on approval (asked_by, act, key);
create index approval_open on approval (asked_at, id) where state in ('asked', 'approved');
create index approval_past on approval (ended_at, id) where state not in ('asked', 'approved');

-- What went below the limit, so that many small ones for the same person count together.
create table approval_passed (
  id bigint generated always as identity primary key,
  admin_id text not null references account_person,
  kind text not null references approval_limit,
  person_id text references account_person,
  amount bigint not null check (amount > 0),
  at timestamptz(3) not null
);
create index approval_passed_sum on approval_passed (admin_id, kind, at);
create index approval_passed_at on approval_passed (at);

-- An event of notices, added to whatever the checks let in by now.
do $$
declare
  one record;
begin
  for one in
    select c.conrelid::regclass as place, c.conname as name, pg_get_constraintdef(c.oid) as says
    from pg_constraint c where c.conname in ('notice_event_check', 'notice_setting_event_check')
  loop
    execute format('alter table %s drop constraint %I', one.place, one.name);
    execute format('alter table %s add constraint %I %s', one.place, one.name,
      replace(one.says, 'ARRAY[', 'ARRAY[''approval''::text, '));
  end loop;
end $$;
