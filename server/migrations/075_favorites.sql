-- Whom a client has given a heart, and what they want to hear of.
create table favorite (
  client_id text not null references account_person,
  reader_id text not null references reader,
  online boolean not null default false,
  special boolean not null default false,
  slot boolean not null default false,
  since timestamptz not null,
  primary key (client_id, reader_id)
);
create index favorite_since on favorite (client_id, since desc, reader_id desc);
create index favorite_reader on favorite (reader_id) where online or special or slot;
create index favorite_of on favorite (reader_id);
