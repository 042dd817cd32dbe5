-- Places in the line before a reader who is in a reading. They outlive the server, and each ends once, for one cause.
create table waiting_place (
  id text primary key,
  reader_id text not null references reader,
  client_id text not null references account_person,
  joined_at timestamptz(3) not null,
  -- Their turn has come: the reader is kept for them until then.
  kept_until timestamptz(3),
  ended_at timestamptz(3),
  end_cause text check (end_cause in ('left', 'served', 'missed', 'closed')),
  check ((ended_at is null) = (end_cause is null))
);
create unique index waiting_place_pair on waiting_place (reader_id, client_id) where ended_at is null;
create unique index waiting_place_called on waiting_place (reader_id) where ended_at is null and kept_until is not null;
create index waiting_place_line on waiting_place (reader_id, joined_at, id) where ended_at is null;
create index waiting_place_client on waiting_place (client_id, joined_at, id) where ended_at is null;
create index waiting_place_over on waiting_place (ended_at) where ended_at is not null;

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
      replace(one.says, 'ARRAY[', 'ARRAY[''line''::text, '));
  end loop;
end $$;
