-- Time that is bought without a press, from a card that is kept, because its client agreed to it before.
alter table payment
  add automatic boolean not null default false,
  add check (not automatic or (card_id is not null and form_until is null));
create trigger payment_terms_automatic before update of automatic on payment for each row execute function append_only();
create index payment_automatic on payment (client_id, made_at) where automatic;

-- A client's word, each time it was given: by which text, when, and within which bounds. Its end is written down once.
create table topup (
  id text primary key,
  client_id text not null references account_person,
  terms integer not null check (terms > 0),
  agreed_at timestamptz(3) not null,
  card_id text not null,
  package_id text not null references wallet_package,
  cap_cents bigint not null check (cap_cents > 0),
  cap_days integer not null check (cap_days in (1, 30)),
  off_at timestamptz(3),
  off_cause text check (off_cause in ('stopped', 'replaced', 'declined', 'card_gone', 'package_gone', 'time_off')),
  foreign key (card_id, client_id) references payment_card (id, client_id),
  check ((off_at is null) = (off_cause is null))
);
create unique index topup_on on topup (client_id) where off_at is null;
create index topup_client on topup (client_id, agreed_at);
create trigger topup_terms before delete or update of id, client_id, terms, agreed_at, card_id, package_id, cap_cents, cap_days
  on topup for each row execute function append_only();
create trigger topup_over before update of off_at, off_cause on topup for each row
  when (old.off_at is not null) execute function append_only();

-- That a reading ran low, once for all that it held then: so nothing can charge twice for it, whoever dies and begins again.
create table topup_crossing (
  id text primary key,
  topup_id text not null references topup,
  client_id text not null,
  reading_id text not null references reading,
  held_seconds bigint not null check (held_seconds >= 0),
  at timestamptz(3) not null,
  payment_id text unique references payment,
  -- Who takes the money has until then; nobody else decides about it meanwhile.
  taking_until timestamptz(3),
  -- Why what is held must not be taken any more.
  refrains text check (refrains in ('stopped', 'over')),
  ended_at timestamptz(3),
  outcome text check (outcome in ('added', 'declined', 'not_needed', 'stopped', 'cap', 'own_limit')),
  unique (reading_id, held_seconds),
  check ((ended_at is null) = (outcome is null)),
  check (taking_until is null or payment_id is not null)
);
create unique index topup_crossing_open on topup_crossing (client_id) where ended_at is null;
create index topup_crossing_client on topup_crossing (client_id, at);
