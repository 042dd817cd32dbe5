-- A client whose purchases add up is asked whether they want a limit; who said "not now" is left alone for a while.
create table client_limit_offer (
  client_id text primary key references account_person,
  set_aside_at timestamptz(3) not null
);
