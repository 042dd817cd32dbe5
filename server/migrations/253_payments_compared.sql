-- What a provider says that it took and paid back, beside what is booked here: where the two part, until a later night finds
-- them agreed.
create table payment_break (
  method text not null check (method in ('card', 'paypal')),
  kind text not null check (kind in ('not_here', 'not_there', 'other_amount', 'voided', 'refund_missing', 'refund_twice', 'still_unknown')),
  -- Our payment, or the provider's own number of what we have no payment for.
  subject text not null,
  payment_id text references payment,
  here_cents bigint not null check (here_cents >= 0),
  there_cents bigint not null check (there_cents >= 0),
  found_at timestamptz(3) not null,
  primary key (kind, subject)
);
create index payment_break_found on payment_break (found_at desc, kind, subject);
-- When each was last compared to its end.
create table payment_compared (
  method text primary key check (method in ('card', 'paypal')),
  at timestamptz(3) not null
);
