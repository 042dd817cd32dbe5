-- What a reader wrote down about a client, for themselves.
create table reader_note (
  reader_id text not null references account_person,
  client_id text not null references account_person,
  text text not null,
  changed_at timestamptz(3) not null,
  primary key (reader_id, client_id)
);
