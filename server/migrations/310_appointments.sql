-- Appointments: a time that a client asks a reader for. It costs nothing and holds no money; what it holds is quarters of an hour.
alter table reader
  add column takes_appointments boolean not null default true,
  add column appointments_missed integer not null default 0 check (appointments_missed >= 0);

-- Single days on which a reader's hours are others than those of the week; an empty list is a day off.
create table appointment_exception (
  reader_id text not null references account_person,
  day date not null,
  hours jsonb not null,
  primary key (reader_id, day)
);

create table appointment (
  id text primary key,
  client_id text not null references account_person,
  reader_id text not null references account_person,
  channel text not null check (channel in ('chat', 'voice', 'phone')),
  starts_at timestamptz(3) not null,
  minutes integer not null check (minutes in (15, 30, 45, 60)),
  note text,
  state text not null
    check (state in ('asked', 'countered', 'accepted', 'declined', 'cancelled', 'lapsed', 'kept', 'missed')),
  asked_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- By when what is asked or proposed wants an answer.
  answer_until timestamptz(3),
  -- Another time that one of the two proposes for what stands.
  proposed_at timestamptz(3),
  proposed_by text check (proposed_by in ('client', 'reader')),
  reason text,
  cancelled_by text check (cancelled_by in ('client', 'reader', 'house')),
  client_here_at timestamptz(3),
  reader_here_at timestamptz(3),
  missed_by text check (missed_by in ('client', 'reader', 'both')),
  missed_at timestamptz(3),
  -- The last reminder that was told, in minutes before the time.
  reminded_minutes integer check (reminded_minutes > 0),
  -- When something is to be done about it by itself; nothing is once it is over.
  due_at timestamptz(3),
  check (client_id <> reader_id),
  check (extract(epoch from starts_at) % 900 = 0 and (proposed_at is null or extract(epoch from proposed_at) % 900 = 0)),
  check ((proposed_at is null) = (proposed_by is null) and (proposed_at is null or state = 'accepted')),
  check ((missed_by is null) = (missed_at is null)),
  check (state <> 'missed' or missed_by is not null),
  check (missed_by is null or state in ('missed', 'cancelled')),
  check ((cancelled_by is not null) = (state = 'cancelled')),
  check ((answer_until is not null) = (state in ('asked', 'countered') or proposed_at is not null)),
  check ((due_at is not null) = (state in ('asked', 'countered', 'accepted')))
);
create index appointment_due on appointment (due_at, id) where due_at is not null;
create index appointment_client_live on appointment (client_id, starts_at, id) where due_at is not null;
create index appointment_reader_live on appointment (reader_id, starts_at, id) where due_at is not null;
create index appointment_client_past on appointment (client_id, starts_at desc, id desc) where due_at is null;
create index appointment_reader_past on appointment (reader_id, starts_at desc, id desc) where due_at is null;
create index appointment_missed on appointment (client_id, missed_at) where missed_by in ('client', 'both');
create trigger appointment_rows before delete on appointment for each row execute function append_only();
create trigger appointment_asked before update of id, client_id, reader_id, channel, note, asked_at on appointment
  for each row execute function append_only();

-- The quarters of an hour that somebody has given away: to an appointment, or to a client who is just writing for one. The
-- key is what lets nobody be in two places, whoever comes at the same moment.
create table appointment_quarter (
  person_id text not null references account_person,
  at timestamptz(3) not null check (extract(epoch from at) % 900 = 0),
  appointment_id text references appointment,
  held_by text references account_person,
  held_until timestamptz(3),
  primary key (person_id, at),
  check ((appointment_id is null) = (held_by is not null) and (held_by is null) = (held_until is null))
);
create index appointment_quarter_appointment on appointment_quarter (appointment_id) where appointment_id is not null;
create index appointment_quarter_held on appointment_quarter (held_by) where held_by is not null;
create index appointment_quarter_run_out on appointment_quarter (held_until) where held_until is not null;

-- Two more events that reach one person by themselves, added to whatever the checks let in by now.
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
      replace(one.says, 'ARRAY[', 'ARRAY[''appointment''::text, ''appointment_reminder''::text, '));
  end loop;
end $$;
