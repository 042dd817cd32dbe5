-- A client's claim for time back on one reading. One a reading, with one appeal.
create table claim (
  id text primary key,
  reading_id text not null unique references reading,
  client_id text not null references account_person,
  reader_id text not null references account_person,
  cause text not null check (cause in ('slow', 'cut_off', 'unhappy')),
  seconds_wanted integer not null check (seconds_wanted > 0),
  text text not null,
  state text not null default 'open' check (state in ('open', 'offered', 'accepted', 'approved', 'declined')),
  made_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- From here on an open one is the admins' to decide.
  escalates_at timestamptz(3) not null,
  reader_words text,
  offered_seconds integer check (offered_seconds > 0),
  offered_as text check (offered_as in ('paid', 'free')),
  granted_seconds integer not null default 0 check (granted_seconds >= 0),
  decided_by text references account_person,
  decided_words text,
  appeal text,
  check ((offered_seconds is null) = (offered_as is null)),
  check (state <> 'offered' or offered_seconds is not null),
  check (state not in ('approved', 'declined') or decided_by is not null)
);
create index claim_client on claim (client_id, made_at desc, id desc);
create index claim_reader on claim (reader_id, made_at desc, id desc);
create index claim_made on claim (made_at desc, id desc);
create index claim_open on claim (escalates_at) where state = 'open';
create trigger claim_asked before update of id, reading_id, client_id, reader_id, cause, seconds_wanted, text, made_at on claim
  for each row execute function append_only();
create trigger claim_rows before delete on claim for each row execute function append_only();

-- Two more events that reach one person by themselves.
alter table notice drop constraint notice_event_check;
alter table notice add constraint notice_event_check
  check (event in ('message_delivered', 'message_returned', 'ticket_answered', 'claim', 'time_given'));
alter table notice_setting drop constraint notice_setting_event_check;
alter table notice_setting add constraint notice_setting_event_check
  check (event in ('message_delivered', 'message_returned', 'ticket_answered', 'claim', 'time_given', 'board'));
