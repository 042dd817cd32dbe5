-- Words of self-harm make the clock of a reading stand, and an admin hears of it. Help lines are shown once one of us confirmed them.
alter table reading_stop drop constraint chat_stop_reason_check;
alter table reading_stop add constraint reading_stop_reason_check
  check (reason in ('client_standby', 'reader_standby', 'ask_paid', 'top_up', 'care', 'admin_pause'));
-- Whose words it was, for whom the lines of help are.
alter table reading_stop add column by_side text check (by_side in ('client', 'reader'));
alter table reading_stop add check ((by_side is null) = (reason <> 'care'));

-- Once a reading. Which words, and whose, stands in the reading alone.
create table care_pause (
  reading_id text primary key references reading,
  at timestamptz(3) not null,
  seen_by text references account_person,
  seen_at timestamptz(3),
  check ((seen_by is null) = (seen_at is null))
);
create index care_pause_newest on care_pause (at desc, reading_id desc);

-- The line's id holds its number: a number that changes has to be confirmed again.
create table help_line_confirmed (
  line_id text primary key,
  by_id text not null references account_person,
  at timestamptz(3) not null
);
