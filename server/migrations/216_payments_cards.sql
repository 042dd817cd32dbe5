-- Cards that the provider keeps for a client. We hold its numbers for them, and what a person tells cards apart by: no
-- number of a card, no code, no token.
create table payment_customer (
  client_id text primary key references account_person,
  -- The handle that browsers know, and the provider's own number.
  id text not null unique,
  customer_id text not null unique,
  -- When its list is compared with ours again.
  look_at timestamptz(3) not null
);
create index payment_customer_look on payment_customer (look_at);

create table payment_card (
  id text primary key,
  client_id text not null references payment_customer,
  -- The provider's own number.
  profile_id text not null,
  brand text not null check (brand in ('visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'other')),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expires text check (expires ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  made_at timestamptz(3) not null,
  -- From then on nothing is paid with it.
  removed_at timestamptz(3),
  -- When the provider may be asked (again) to forget it, and when it had.
  ask_at timestamptz(3),
  forgotten_at timestamptz(3),
  unique (client_id, profile_id),
  unique (id, client_id),
  check (forgotten_at is null or removed_at is not null),
  check ((removed_at is null) = (ask_at is null))
);
create index payment_card_to_forget on payment_card (ask_at) where removed_at is not null and forgotten_at is null;

-- Which card paid: the client's own.
alter table payment add card_id text, add foreign key (card_id, client_id) references payment_card (id, client_id);
create trigger payment_terms_card before update of card_id on payment for each row execute function append_only();

-- A client's word that the card they pay with is to be kept. It is done once the payment has been taken, or over with it.
create table payment_card_wish (
  payment_id text primary key references payment,
  client_id text not null,
  agreed_at timestamptz(3) not null,
  -- From when on the provider may be asked (again): while one process asks, no other does.
  ask_at timestamptz(3) not null,
  tries bigint not null default 0,
  done_at timestamptz(3)
);
create index payment_card_wish_open on payment_card_wish (client_id, ask_at) where done_at is null;
create index payment_card_wish_due on payment_card_wish (ask_at) where done_at is null;

-- What the demo's pretended provider keeps.
create table payment_demo_card (
  profile_id text primary key,
  customer_id text not null,
  answer text not null check (answer in ('approved', 'declined', 'timeout', 'review')),
  expires text not null,
  unique (customer_id, answer)
);
