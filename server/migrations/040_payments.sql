-- One attempt to charge one client. Its intent is committed before the provider hears of it.
create table payment (
  id text primary key,
  client_id text not null,
  package_id text not null references wallet_package,
  amount_cents bigint not null check (amount_cents > 0),
  paid_seconds bigint not null check (paid_seconds > 0),
  free_seconds bigint not null check (free_seconds >= 0),
  method text not null,
  state text not null default 'intent' check (state in ('intent', 'unknown', 'review', 'captured', 'declined')),
  -- The caller's own key: whoever repeats it meets this payment instead of a second charge.
  request_key text,
  made_at timestamptz not null,
  settled_at timestamptz,
  check ((state in ('captured', 'declined')) = (settled_at is not null))
);
create unique index payment_request on payment (client_id, request_key) where state <> 'declined';
create index payment_client on payment (client_id, made_at);
create index payment_open on payment (made_at) where state in ('intent', 'unknown', 'review');

create trigger payment_final before update on payment for each row
  when (old.state in ('captured', 'declined')) execute function append_only();
create trigger payment_terms before update of id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, request_key, made_at
  on payment for each row execute function append_only();
create trigger payment_rows before delete on payment for each row execute function append_only();
create trigger payment_table before truncate on payment execute function append_only();

-- What the demo's pretended provider remembers, so that a restart forgets nothing.
create table payment_demo_charge (
  payment_id text primary key,
  amount_cents bigint not null,
  answer text not null check (answer in ('approved', 'declined', 'timeout', 'review')),
  made_at timestamptz not null
);
