-- A contact detail that somebody tried to send in a session. The words were refused and are kept nowhere.
create table moderation_strike (
  person_id text not null references account_person,
  -- What their browser called the message: sending it again is no second strike.
  client_msg_id text not null,
  chat_id text not null references chat,
  kind text not null check (kind in ('phone', 'email', 'link', 'handle', 'payment')),
  at timestamptz not null,
  primary key (person_id, client_msg_id)
);
create trigger moderation_strike_rows before update or delete on moderation_strike
  for each row execute function append_only();
create trigger moderation_strike_table before truncate on moderation_strike execute function append_only();

-- The words that admins want to see marked, all of them in one row: they are read and replaced as one list.
create table moderation_words (
  single boolean primary key default true check (single),
  words text[] not null default '{}'
);
insert into moderation_words default values;
