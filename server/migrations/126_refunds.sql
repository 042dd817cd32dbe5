-- Money that went back for the unused time of a payment: written down with the books, then asked of the provider until it says so.
create table payment_refund (
  id text primary key,
  payment_id text not null references payment,
  amount_cents bigint not null check (amount_cents >= 0),
  by_id text not null references account_person,
  reason text not null,
  made_at timestamptz(3) not null,
  settled_at timestamptz(3)
);
create index payment_refund_payment on payment_refund (payment_id);
create index payment_refund_open on payment_refund (made_at) where settled_at is null;
create trigger payment_refund_rows before delete on payment_refund for each row execute function append_only();
create trigger payment_refund_terms before update of id, payment_id, amount_cents, by_id, reason, made_at on payment_refund
  for each row execute function append_only();
create index payment_made on payment (made_at desc, id desc);

-- What the demo's pretended provider has paid back.
create table payment_demo_refund (
  refund_id text primary key,
  payment_id text not null,
  amount_cents bigint not null,
  made_at timestamptz(3) not null
);
