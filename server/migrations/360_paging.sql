-- Pages: a client calls a reader who is not here, for now or for one of two times. Each ends once, in one way.
create table paging (
  id text primary key,
  -- What was sent at once to several readers: who answers first ends the others.
  together_id text not null,
  client_id text not null references account_person,
  reader_id text not null references reader,
  asked_at timestamptz(3) not null,
  -- The two times that are proposed; none where it is for now.
  first_at timestamptz(3),
  second_at timestamptz(3),
  minutes integer not null check (minutes in (15, 30, 45, 60)),
  channel text not null check (channel in ('chat', 'voice', 'phone')),
  comment text,
  state text not null check (state in ('asked', 'coming', 'came', 'not_come', 'agreed', 'declined', 'lapsed', 'withdrawn',
    'taken', 'called_off')),
  changed_at timestamptz(3) not null,
  -- When it ends by itself; null once it is over.
  due_at timestamptz(3),
  agreed_at timestamptz(3),
  appointment_id text references appointment,
  check (client_id <> reader_id),
  check ((first_at is null) = (second_at is null) and first_at <> second_at),
  check (extract(epoch from first_at) % 900 = 0 and extract(epoch from second_at) % 900 = 0),
  check ((due_at is not null) = (state in ('asked', 'coming'))),
  check (first_at is null or state not in ('coming', 'came', 'not_come')),
  check ((state = 'agreed') = (agreed_at is not null) and (agreed_at is null) = (appointment_id is null)),
  check (agreed_at is null or agreed_at in (first_at, second_at))
);
create unique index paging_pair on paging (client_id, reader_id) where due_at is not null;
create index paging_due on paging (due_at, id) where due_at is not null;
create index paging_now on paging (reader_id) where due_at is not null and first_at is null;
create index paging_together on paging (together_id) where due_at is not null;
create index paging_client_open on paging (client_id, asked_at desc, id desc) where due_at is not null;
create index paging_reader_open on paging (reader_id, asked_at desc, id desc) where due_at is not null;
create index paging_client_past on paging (client_id, asked_at desc, id desc) where due_at is null;
create index paging_reader_past on paging (reader_id, asked_at desc, id desc) where due_at is null;
create index paging_client on paging (client_id, asked_at);
create index paging_over on paging (changed_at) where due_at is null;

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
      replace(one.says, 'ARRAY[', 'ARRAY[''page''::text, '));
  end loop;
end $$;
