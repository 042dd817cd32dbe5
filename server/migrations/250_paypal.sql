-- PayPal is a second way to pay: an order is made there, the client approves it in PayPal's own window, and what is approved
-- is taken by a call of ours that names it.
alter table payment drop constraint payment_method_check;
alter table payment
  add check (method in ('card', 'paypal')),
  -- PayPal's own number of what it was asked to have approved. Until it is, the payment has no transaction.
  add order_id text,
  add check (order_id is null or method = 'paypal'),
  add check (card_id is null or method = 'card');
create unique index payment_order on payment (order_id);
create trigger payment_order_once before update of order_id on payment for each row
  when (old.order_id is not null and old.order_id is distinct from new.order_id) execute function append_only();

-- What PayPal told by its webhook, once each however often it comes. Of its body nothing is kept: it names people.
create table payment_event (
  id text primary key,
  kind text not null,
  at timestamptz(3) not null
);
create trigger payment_event_rows before update or delete on payment_event for each row execute function append_only();

-- A payer's dispute at PayPal, as PayPal tells when it is asked. While one is open, its payment is not paid back as well.
create table payment_dispute (
  id text primary key,
  payment_id text not null references payment,
  reason text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  amount_cents bigint not null check (amount_cents >= 0),
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3),
  check ((state = 'open') = (closed_at is null))
);
create index payment_dispute_payment on payment_dispute (payment_id);
