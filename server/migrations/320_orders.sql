-- E-mail readings: a client orders answers to some questions from one reader, pays for that order in money, and has them by a
-- promised time. What is paid for is a payment like any other, of an order instead of a package.
alter table payment alter package_id drop not null;
alter table payment add column for_order text;
alter table payment drop constraint payment_paid_seconds_check;
alter table payment add constraint payment_of_one_thing check (
  (package_id is null) = (for_order is not null)
  and case when for_order is null then paid_seconds > 0 else paid_seconds = 0 and free_seconds = 0 end);
create unique index payment_for_order on payment (for_order) where for_order is not null;
create trigger payment_terms_order before update of for_order on payment for each row execute function append_only();

-- Where the house gives money back by a rule of its own, nobody asked for it.
alter table payment_refund alter by_id drop not null;

-- What a reader says of their own e-mail readings, and what the house gives them of an order's price.
create table reading_offer (
  reader_id text primary key references account_person,
  is_on boolean not null default false,
  share_percent bigint check (share_percent between 0 and 100)
);
-- Other terms are another row: who ordered has what they saw.
create table reading_special (
  id text primary key,
  reader_id text not null references account_person,
  title text not null check (length(title) between 1 and 50),
  questions bigint not null check (questions between 1 and 5),
  price_cents bigint not null check (price_cents between 500 and 50000),
  due_hours bigint not null check (due_hours between 6 and 336),
  made_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
create index reading_special_reader on reading_special (reader_id, made_at) where removed_at is null;
create trigger reading_special_terms before update of id, reader_id, title, questions, price_cents, due_hours, made_at
  on reading_special for each row execute function append_only();
create trigger reading_special_rows before delete on reading_special for each row execute function append_only();

create table reading_order (
  id text primary key,
  client_id text not null references account_person,
  reader_id text not null references account_person,
  special_id text references reading_special,
  payment_id text not null unique,
  price_cents bigint not null check (price_cents > 0),
  tax_cents bigint not null check (tax_cents >= 0 and tax_cents < price_cents),
  share_percent bigint not null check (share_percent between 0 and 100),
  due_hours bigint not null check (due_hours between 6 and 336),
  questions jsonb not null check (jsonb_array_length(questions) between 1 and 5),
  made_at timestamptz(3) not null,
  state text not null default 'unpaid'
    check (state in ('unpaid', 'paid', 'begun', 'delivered', 'declined', 'lapsed', 'ended', 'refunded')),
  paid_at timestamptz(3),
  promised_at timestamptz(3),
  -- What a reader has written so far, and what the client has once it is delivered: one for each question.
  answers jsonb not null default '[]',
  delivered_at timestamptz(3),
  -- Part of the price went back as the promised time passed.
  late_at timestamptz(3),
  ended_at timestamptz(3),
  reason text,
  clarify_question text,
  clarify_at timestamptz(3),
  clarify_answer text,
  clarified_at timestamptz(3),
  -- When the rule has something to do next; nothing where it never has.
  due_at timestamptz(3),
  check ((state = 'unpaid') = (paid_at is null) and (paid_at is null) = (promised_at is null)),
  check ((state = 'delivered') <= (delivered_at is not null)),
  check ((state in ('declined', 'lapsed', 'ended', 'refunded')) = (ended_at is not null)),
  check ((due_at is not null) = (state in ('paid', 'begun'))),
  check (clarify_at is null or delivered_at is not null),
  check ((clarify_question is null) = (clarify_at is null) and (clarify_answer is null) = (clarified_at is null)),
  check (clarified_at is null or clarify_at is not null)
);
create index reading_order_client on reading_order (client_id, made_at desc, id desc);
create index reading_order_reader on reading_order (reader_id, made_at desc, id desc) where paid_at is not null;
create index reading_order_open on reading_order (reader_id, promised_at, id) where state in ('paid', 'begun');
create index reading_order_asked on reading_order (reader_id) where clarify_at is not null and clarified_at is null;
create index reading_order_due on reading_order (due_at) where due_at is not null;
create trigger reading_order_terms
  before update of id, client_id, reader_id, special_id, payment_id, price_cents, tax_cents, share_percent, due_hours, questions, made_at
  on reading_order for each row execute function append_only();
create trigger reading_order_rows before delete on reading_order for each row execute function append_only();
create trigger reading_order_delivered before update on reading_order for each row
  when (old.delivered_at is not null and (old.answers, old.delivered_at) is distinct from (new.answers, new.delivered_at)) execute function append_only();

-- The names that come with them: a cause of transfers, an event of notices, each added to whatever its check lets in by now.
do $$
declare
  one record;
begin
  for one in
    select c.conrelid::regclass as place, c.conname as name, pg_get_constraintdef(c.oid) as says
      from pg_constraint c where c.conname in ('wallet_transfer_cause', 'notice_event_check', 'notice_setting_event_check')
  loop
    execute format('alter table %s drop constraint %I', one.place, one.name);
    execute format('alter table %s add constraint %I %s', one.place, one.name,
      replace(one.says, 'ARRAY[', 'ARRAY[' || quote_literal('order') || '::text, '));
  end loop;
end $$;

create or replace function wallet_kind(cause text) returns text language sql immutable as $$
  select case when cause in ('purchase', 'refund', 'order', 'dispute', 'dispute_won', 'dispute_lost') then 'bought' when cause = 'session' then 'readings'
    when cause in ('welcome', 'gift', 'time_back', 'expired', 'points', 'giveback') then 'given' end
$$;
