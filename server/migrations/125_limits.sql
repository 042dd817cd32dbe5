-- What a client allows themselves. A wider limit waits beside the one that stands until its hour.
create table client_limit (
  client_id text not null references account_person,
  name text not null
    check (name in ('seconds_day', 'seconds_week', 'seconds_month', 'cents_day', 'cents_week', 'cents_month')),
  value bigint check (value >= 0),
  next_value bigint check (next_value >= 0),
  next_at timestamptz(3),
  primary key (client_id, name)
);
create table client_cool_off (
  client_id text primary key references account_person,
  cool_off_until timestamptz(3) not null
);
