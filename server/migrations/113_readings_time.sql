-- One type of time here too. Before its Start a reading says itself what could be used and whether the two have met, so
-- that nobody who looks at it has to ask elsewhere.
alter table reading disable trigger reading_final;
alter table reading
  alter column requested_ms type timestamptz(3) using to_timestamp(requested_ms / 1000.0),
  alter column accepted_ms type timestamptz(3) using to_timestamp(accepted_ms / 1000.0),
  alter column opened_ms type timestamptz(3) using to_timestamp(opened_ms / 1000.0),
  alter column started_ms type timestamptz(3) using to_timestamp(started_ms / 1000.0),
  alter column ended_ms type timestamptz(3) using to_timestamp(ended_ms / 1000.0),
  alter column due_ms type timestamptz(3) using to_timestamp(due_ms / 1000.0),
  add column met_before boolean not null default false,
  add column free_seconds_usable integer not null default 0 check (free_seconds_usable >= 0),
  add column paid_seconds_usable integer not null default 0 check (paid_seconds_usable >= 0);
alter table reading rename requested_ms to requested_at;
alter table reading rename accepted_ms to accepted_at;
alter table reading rename opened_ms to opened_at;
alter table reading rename started_ms to started_at;
alter table reading rename ended_ms to ended_at;
alter table reading rename due_ms to due_at;
update reading set met_before = true where exists (select 1 from reading before
  where before.client_id = reading.client_id and before.reader_id = reading.reader_id and before.state = 'settled'
    and before.requested_at < reading.requested_at);
-- Whoever waits for a Start is looked at at once, which says what they could use.
update reading set due_at = requested_at where state in ('requested', 'accepted', 'open') and started_at is null;
alter table reading enable trigger reading_final;

alter table reading_stop
  alter column from_ms type timestamptz(3) using to_timestamp(from_ms / 1000.0),
  alter column to_ms type timestamptz(3) using to_timestamp(to_ms / 1000.0);
alter table reading_stop rename from_ms to from_at;
alter table reading_stop rename to_ms to to_at;

alter table reading_moment
  alter column at_ms type timestamptz(3) using to_timestamp(at_ms / 1000.0),
  add check (who in ('client', 'reader', 'admin', 'system'));
alter table reading_moment rename at_ms to at;

do $$
begin
  execute (select format('alter table reading_presence drop constraint %I', conname) from pg_constraint
    where conrelid = 'reading_presence'::regclass and contype = 'x');
end $$;
alter table reading_presence
  alter column from_ms type timestamptz(3) using to_timestamp(from_ms / 1000.0),
  alter column to_ms type timestamptz(3) using to_timestamp(to_ms / 1000.0);
alter table reading_presence rename from_ms to from_at;
alter table reading_presence rename to_ms to to_at;
alter table reading_presence
  add exclude using gist (reading_id with =, side with =, node with =, tstzrange(from_at, to_at) with &&);

alter table reading_node
  alter column lease_ms type timestamptz(3) using to_timestamp(lease_ms / 1000.0),
  alter column seen_ms type timestamptz(3) using to_timestamp(seen_ms / 1000.0);
alter table reading_node rename lease_ms to lease_at;
alter table reading_node rename seen_ms to seen_at;

alter table reading_billed alter column stretch type tstzrange
  using tstzrange(to_timestamp(lower(stretch) / 1000.0)::timestamptz(3), to_timestamp(upper(stretch) / 1000.0)::timestamptz(3));
alter table reading_billed rename stretch to span;

alter table chat_message
  alter column at_ms type timestamptz(3) using to_timestamp(at_ms / 1000.0),
  alter column read_ms type timestamptz(3) using to_timestamp(read_ms / 1000.0);
alter table chat_message rename at_ms to at;
alter table chat_message rename read_ms to read_at;
