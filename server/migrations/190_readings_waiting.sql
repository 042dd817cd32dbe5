-- What is written to somebody who is away, or whose line is unsteady, waits until a sign of life finds them there and steady.
-- What still waits when the reading ends is kept, and never shown to them.
alter table chat_message add column delivered boolean not null default true;
alter table chat_message add check (delivered or read_at is null);
create index chat_message_waiting on chat_message (reading_id, seq) where not delivered;

-- How many seconds each of the two may be away in all, beside a part of what is counted: fewer after rooms in which somebody
-- was away for long.
alter table reading
  add column client_away_seconds integer not null default 120 check (client_away_seconds >= 0),
  add column reader_away_seconds integer not null default 120 check (reader_away_seconds >= 0),
  add column client_away_long boolean not null default false,
  add column reader_away_long boolean not null default false;
alter table reading disable trigger reading_final;
update reading set client_away_long = end_cause = 'client_away', reader_away_long = end_cause = 'reader_away'
  where end_cause in ('client_away', 'reader_away');
alter table reading enable trigger reading_final;
create index reading_client_away on reading (client_id, ended_at) where client_away_long;
create index reading_reader_away on reading (reader_id, ended_at) where reader_away_long;
