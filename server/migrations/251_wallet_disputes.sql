-- What is disputed of a purchase: what its payer asks back, and what they were found right in. While either is more than
-- nothing, no unused time of that purchase is in its client's reach, whenever it comes free.
insert into wallet_account (id, kind, unit, opened_at) values
  ('house_disputed', 'house', 'seconds', now());
create table wallet_dispute (
  payment_id text primary key,
  client_id text not null,
  open_cents bigint not null check (open_cents >= 0),
  lost_cents bigint not null check (lost_cents >= 0)
);
create index wallet_dispute_client on wallet_dispute (client_id) where open_cents + lost_cents > 0;
create trigger wallet_dispute_rows before delete on wallet_dispute for each row execute function append_only();
