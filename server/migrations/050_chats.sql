create extension if not exists btree_gist;

-- One session between two people, from the request to the receipt. Instants are the server's milliseconds since the epoch.
create table chat (
  id text primary key,
  channel text not null check (channel in ('chat')),
  client_id text not null references account_person,
  reader_id text not null references account_person,
  state text not null check (state in ('requested', 'accepted', 'open', 'settled', 'declined', 'missed', 'withdrawn')),
  question text,
  limit_seconds integer check (limit_seconds >= 120),
  continue_on_paid boolean not null,
  rate_cents_per_minute integer not null check (rate_cents_per_minute >= 0),
  requested_ms bigint not null,
  accepted_ms bigint,
  opened_ms bigint,
  started_ms bigint,
  ended_ms bigint,
  ended_by text,
  end_cause text,
  declined_reason text,
  free_seconds_held integer not null default 0 check (free_seconds_held >= 0),
  paid_seconds_held integer not null default 0 check (paid_seconds_held >= 0),
  -- What the clock measured; written once, with the end.
  free_seconds integer check (free_seconds >= 0),
  paid_seconds integer check (paid_seconds >= 0),
  unbilled_seconds integer check (unbilled_seconds >= 0),
  auto_return text,
  warned jsonb not null default '[]',
  -- When somebody has to look at it again, at the latest.
  due_ms bigint,
  check (client_id <> reader_id),
  check ((state in ('requested', 'accepted', 'open')) = (ended_ms is null)),
  check ((state = 'settled') = (free_seconds is not null and paid_seconds is not null and unbilled_seconds is not null)),
  check (free_seconds <= free_seconds_held and paid_seconds <= paid_seconds_held),
  check (state <> 'open' or opened_ms is not null)
) with (fillfactor = 70);
-- Nobody is in two requests or sessions at once.
create unique index chat_of_one_client on chat (client_id) where state in ('requested', 'accepted', 'open');
create unique index chat_of_one_reader on chat (reader_id) where state in ('requested', 'accepted', 'open');
create index chat_due on chat (due_ms) where due_ms is not null;
create index chat_client on chat (client_id, requested_ms desc, id desc);
create index chat_reader on chat (reader_id, requested_ms desc, id desc);
create index chat_pair on chat (client_id, reader_id, requested_ms desc);

-- What was settled never changes.
create function chat_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'session % is settled', old.id using errcode = '55000';
end $$;
create trigger chat_final before update on chat for each row when (old.state = 'settled') execute function chat_is_final();

-- What made the clock stand, and since when.
create table chat_stop (
  id bigint generated always as identity primary key,
  chat_id text not null references chat,
  reason text not null check (reason in ('client_standby', 'reader_standby', 'ask_paid', 'top_up', 'admin_pause')),
  from_ms bigint not null,
  to_ms bigint,
  check (to_ms >= from_ms)
);
create index chat_stop_chat on chat_stop (chat_id);
create unique index chat_stop_once on chat_stop (chat_id, reason) where to_ms is null;

-- What else stands on the time line: consent, a new limit.
create table chat_moment (
  id bigint generated always as identity primary key,
  chat_id text not null references chat,
  at_ms bigint not null,
  what text not null,
  who text not null
);
create index chat_moment_chat on chat_moment (chat_id);

-- Stretches for which there is evidence of somebody: open while the beats come, ended at the last one.
create table chat_presence (
  id text primary key,
  chat_id text not null references chat,
  side text not null check (side in ('client', 'reader')),
  node text not null,
  from_ms bigint not null,
  to_ms bigint,
  check (to_ms >= from_ms),
  exclude using gist (chat_id with =, side with =, node with =, int8range(from_ms, to_ms) with &&)
);
create index chat_presence_chat on chat_presence (chat_id);
create index chat_presence_open on chat_presence (node) where to_ms is null;

-- What each node can prove: the oldest last beat among its open stretches, once a second for the whole node.
create table chat_node (
  node text primary key,
  lease_ms bigint not null,
  seen_ms bigint not null
);

-- Every billed stretch: none is billed twice, and nobody is billed in two sessions at one time.
create table chat_billed (
  chat_id text not null references chat,
  client_id text not null,
  reader_id text not null,
  stretch int8range not null,
  exclude using gist (client_id with =, stretch with &&),
  exclude using gist (reader_id with =, stretch with &&)
);
create trigger chat_billed_rows before update or delete on chat_billed for each row execute function append_only();
create trigger chat_billed_table before truncate on chat_billed execute function append_only();

-- No reference to chat: the one statement that writes here has the session locked, and a check a row would cost a third.
create table chat_message (
  chat_id text not null,
  seq integer not null,
  id text not null,
  sender_id text not null,
  client_msg_id text not null,
  body text not null,
  image text,
  at_ms bigint not null,
  read_ms bigint,
  primary key (chat_id, seq),
  unique (sender_id, client_msg_id)
);
