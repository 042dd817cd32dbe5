-- A paid reading of a few minutes is looked at again: its pay is kept if somebody says so in time, else its time goes back.
create table short_chat (
  reading_id text primary key references reading,
  client_id text not null references account_person,
  reader_id text not null references account_person,
  ended_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  decision text check (decision in ('keep', 'return')),
  decided_at timestamptz(3),
  -- Nobody, where the time was up.
  decided_by text references account_person,
  check ((decision is null) = (decided_at is null)),
  check (decided_by is null or decision is not null)
);
create index short_chat_due on short_chat (due_at, reading_id) where decision is null;
create index short_chat_reader on short_chat (reader_id, due_at, reading_id) where decision is null;
create trigger short_chat_ended before update of reading_id, client_id, reader_id, ended_at, due_at on short_chat
  for each row execute function append_only();
create trigger short_chat_decided before update on short_chat
  for each row when (old.decision is not null) execute function append_only();
create trigger short_chat_rows before delete on short_chat for each row execute function append_only();
