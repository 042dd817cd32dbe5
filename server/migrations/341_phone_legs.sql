-- The two calls of a reading by phone, from the moment it is accepted. Its number stays with its person, and is not here.
create table phone_leg (
  id text primary key,
  reading_id text not null references reading,
  side text not null check (side in ('client', 'reader')),
  -- Noted before the carrier is asked, so that nobody is ever rung twice.
  asked_at timestamptz(3),
  call_id text unique,
  -- The longest that the carrier lets it last.
  cap_seconds bigint,
  looked_at timestamptz(3),
  over_at timestamptz(3),
  unique (reading_id, side)
);
create index phone_leg_open on phone_leg (reading_id) where over_at is null;

-- `missed`: it was never answered, so that surely nobody came in by it.
-- What the carrier told or answered, each thing once: the bill is computed from these and nothing else.
create table phone_event (
  id text primary key,
  reading_id text not null references reading,
  side text check (side in ('client', 'reader')),
  what text not null check (what in ('rung', 'answered', 'joined', 'started', 'left', 'missed', 'ended')),
  -- By the carrier's clock, and when it came to us.
  at timestamptz(3) not null,
  heard_at timestamptz(3) not null,
  check ((side is null) = (what in ('started', 'ended')))
);
create index phone_event_reading on phone_event (reading_id);
create trigger phone_event_rows before update or delete on phone_event for each row execute function append_only();
