-- A provider has a number of its own for each transaction. It holds the money first and it is taken after: the first
-- transaction that is noted here pays, and no other is ever taken, so that a second hold costs nobody anything.
alter table payment
  -- What the provider knows the payment by: its own field takes 20 characters.
  add reference text not null generated always as (left(md5(id), 20)) stored,
  add transaction_id text,
  -- Until when the provider's own form may bring a card; null where none was opened.
  add form_until timestamptz(3);
create unique index payment_reference on payment (reference);
create unique index payment_transaction on payment (transaction_id);

alter table payment_refund
  add reference text not null generated always as (left(md5(id), 20)) stored,
  -- From when on the provider may be asked (again): while one asks, no other does.
  add ask_at timestamptz(3),
  add tries bigint not null default 0;
update payment_refund set ask_at = made_at;
alter table payment_refund alter ask_at set not null;

alter table payment_demo_charge add captured_at timestamptz(3);
update payment_demo_charge d set captured_at = p.settled_at from payment p where p.id = d.payment_id and p.state = 'captured';
