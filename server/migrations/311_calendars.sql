-- The private address under which somebody's calendar asks for their appointments. The id is a part of it: without the mark of
-- this site on it, which no table holds, it opens nothing. A new id is a new address.
create table appointment_feed (
  person_id text primary key references account_person,
  id text not null unique,
  made_at timestamptz(3) not null
);
