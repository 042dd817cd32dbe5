-- Decisions on many messages at once. They go on when the page of whoever made them is closed: the rows say how far they are, so
-- that another process goes on where one died.
create table moderation_bulk (
  id text primary key,
  act text not null check (act in ('approve', 'return')),
  reason text,
  by_id text not null references account_person,
  begun_at timestamptz(3) not null,
  state text not null default 'under_way' check (state in ('under_way', 'done', 'stopped', 'halted')),
  ended_at timestamptz(3),
  -- Until then the last approval of them can be taken back.
  undo_until timestamptz(3),
  -- Whoever made them has read what came of it.
  closed_at timestamptz(3),
  check ((act = 'return') = (reason is not null)),
  check ((state = 'under_way') = (ended_at is null))
);
create index moderation_bulk_under_way on moderation_bulk (begun_at, id) where ended_at is null;
create index moderation_bulk_unread on moderation_bulk (by_id, begun_at) where closed_at is null;
create index moderation_bulk_ended on moderation_bulk (ended_at);

create table moderation_bulk_message (
  bulk_id text not null references moderation_bulk on delete cascade,
  place integer not null check (place >= 0),
  message_id text not null references message,
  -- What an approval takes out of it.
  redactions jsonb not null default '[]',
  outcome text check (outcome in ('decided', 'refused', 'undone')),
  -- Why nothing was decided: a code of the contract, with its values.
  failed json,
  primary key (bulk_id, place),
  unique (bulk_id, message_id),
  check ((outcome is not distinct from 'refused') = (failed is not null))
);
