-- One of the two refuses the other; each may.
create table personal_ban (
  client_id text not null references account_person,
  reader_id text not null references account_person,
  by_id text not null references account_person,
  reason text not null,
  at timestamptz(3) not null,
  primary key (client_id, reader_id, by_id),
  check (by_id in (client_id, reader_id))
);
create index personal_ban_by on personal_ban (by_id, at desc);
