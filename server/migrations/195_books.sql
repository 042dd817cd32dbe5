-- The audit reads what came since its last look each minute, and all books at night: where the last look ended, what was
-- found and not mended, and how far the pass over everything is.
create table books_place (
  feature text primary key,
  place jsonb not null,
  at timestamptz(3) not null
);
create table books_finding (
  promise text not null,
  subject text not null,
  found text not null,
  at timestamptz(3) not null,
  primary key (promise, subject)
);
create table books_pass (
  single boolean primary key default true check (single),
  done integer not null,
  total integer not null,
  begun_at timestamptz(3) not null,
  ended_at timestamptz(3)
);

-- What a look asks for: the billed stretches of one reading, and payments and refunds by when they came.
create index reading_billed_reading on reading_billed (reading_id);
create index payment_settled on payment (settled_at) where settled_at is not null;
create index payment_refund_made on payment_refund (made_at);
