-- Pictures that members sent, each bound to who sent it. The bytes lie in the storage under the same name.
-- One that is attached to nothing goes after a day.
create table upload (
  name text primary key,
  person_id text not null references account_person,
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  made_at timestamptz not null,
  claimed_at timestamptz
);
create index upload_loose on upload (made_at) where claimed_at is null;
create index upload_person on upload (person_id);
