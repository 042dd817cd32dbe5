-- A reading may be spoken. Its clock runs while each of the two is heard by the other: the proof of that stands beside their beats.
alter table reading drop constraint chat_channel_check;
alter table reading add constraint reading_channel_check check (channel in ('chat', 'voice'));
alter table reading drop constraint reading_end_cause_check;
alter table reading add constraint reading_end_cause_check
  check (end_cause in ('client', 'reader', 'admin', 'system', 'not_started', 'standby_too_long', 'client_away',
    'reader_away', 'media_lost', 'time_used', 'limit_reached', 'no_consent', 'declined', 'missed', 'withdrawn'));
-- Whether the reader's voice was sent or heard while the clock could run; what was never said costs nothing.
alter table reading add column reader_spoke boolean not null default false;

-- Whose: of beats the one who sent them, of sound the one who was heard. The node is the one that was told.
alter table reading_presence add column proof text not null default 'beats' check (proof in ('beats', 'sound'));
do $$
begin
  execute (select format('alter table reading_presence drop constraint %I', conname) from pg_constraint
    where conrelid = 'reading_presence'::regclass and contype = 'x');
end $$;
alter table reading_presence
  add exclude using gist (reading_id with =, side with =, node with =, proof with =, tstzrange(from_at, to_at) with &&);
