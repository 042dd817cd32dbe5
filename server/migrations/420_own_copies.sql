-- A copy of all that is kept of one person, made by a job a page of rows at a time. The row says how far it is, so that a job
-- that died goes on where it was.
create table own_copy (
  id text primary key,
  -- The last one that they asked for; asking anew takes its place.
  person_id text not null unique references account_person,
  asked_at timestamptz(3) not null,
  -- Kinds of rows that are whole, of how many.
  done integer not null default 0 check (done >= 0),
  total integer not null check (total >= done),
  -- The last row of the kind that is being read.
  place text not null default '',
  parts integer not null default 0,
  counts jsonb not null default '{}',
  pdf bytea,
  until_at timestamptz(3),
  check ((pdf is null) = (until_at is null))
);
create index own_copy_asked on own_copy (asked_at);
-- The file in pieces, each packed by itself.
create table own_copy_part (
  copy_id text not null references own_copy on delete cascade,
  number integer not null,
  packed bytea not null,
  primary key (copy_id, number)
);

-- An event of notices, added to whatever the checks let in by now.
do $$
declare
  one record;
begin
  for one in
    select c.conrelid::regclass as place, c.conname as name, pg_get_constraintdef(c.oid) as says
    from pg_constraint c where c.conname in ('notice_event_check', 'notice_setting_event_check')
  loop
    execute format('alter table %s drop constraint %I', one.place, one.name);
    execute format('alter table %s add constraint %I %s', one.place, one.name,
      replace(one.says, 'ARRAY[', 'ARRAY[''own''::text, '));
  end loop;
end $$;
