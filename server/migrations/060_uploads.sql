-- Pictures that people sent, each bound to who sent it. The bytes lie in the storage under the same name.
-- One that is attached to nothing goes after a day. One that came without an account, for a reader's application, is
-- nobody's until the application takes it, and goes after an hour.
create table upload (
  name text primary key,
  person_id text references account_person,
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  made_at timestamptz not null,
  claimed_at timestamptz
);
create index upload_loose on upload (made_at) where claimed_at is null or person_id is null;
create index upload_person on upload (person_id);
