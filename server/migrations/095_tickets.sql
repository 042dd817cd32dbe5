-- Questions of members to the admins, and what was said in each.
create table ticket (
  id text primary key,
  person_id text not null references account_person,
  topic text not null check (topic in ('account', 'payment', 'reading', 'message', 'technical', 'other')),
  subject text not null,
  state text not null check (state in ('open', 'answered', 'closed')),
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  lines integer not null,
  -- Its place in the admins' list (tickets/rules.ts).
  turn bigint not null
);
create index ticket_person on ticket (person_id, changed_at desc, id desc);
create index ticket_turn on ticket (turn, id);
create index ticket_state_turn on ticket (state, turn, id);
create trigger ticket_asked before update of id, person_id, topic, subject, asked_at on ticket
  for each row execute function append_only();

create table ticket_line (
  id text primary key,
  ticket_id text not null references ticket,
  -- Counted within its ticket, from 1.
  number integer not null,
  by_id text not null references account_person,
  desk boolean not null,
  body text not null,
  image text references upload,
  at timestamptz not null,
  unique (ticket_id, number)
);
create trigger ticket_line_rows before update or delete on ticket_line for each row execute function append_only();
