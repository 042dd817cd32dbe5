-- What a reader wrote to press a client to buy, for the desk: where it stands and how it was decided, never the words. One is
-- open at a place; what is written there after a decision is looked at anew.
create table pressure_flag (
  id text primary key,
  kind text not null check (kind in ('reading', 'order', 'appointment', 'review')),
  -- Of the reading, the e-mail reading, the appointment or the review.
  subject_id text not null,
  reader_id text not null references account_person,
  client_id text not null references account_person,
  found text not null check (found in ('curse', 'harm')),
  times integer not null default 1 check (times > 0),
  at timestamptz(3) not null,
  outcome text check (outcome in ('cleared', 'warned', 'withdrawn')),
  decided_by text references account_person,
  decided_at timestamptz(3),
  decided_words text,
  check (num_nonnulls(outcome, decided_by, decided_at) in (0, 3)),
  -- Whoever is warned reads why.
  check (outcome is null or outcome = 'cleared' or decided_words is not null)
);
create unique index pressure_flag_open on pressure_flag (subject_id) where outcome is null;
create index pressure_flag_waits on pressure_flag (at) where outcome is null;
create index pressure_flag_newest on pressure_flag (at desc, id desc);
create index pressure_flag_reader on pressure_flag (reader_id, at desc, id desc);

-- An event of notices, added to whatever the checks let in by now: what the house decided about somebody.
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
      replace(one.says, 'ARRAY[', 'ARRAY[''decision''::text, '));
  end loop;
end $$;
