-- Whoever asked to be erased: until their day they may change their mind; from `begun_at` on there is no way back, and each
-- feature lets go of what names them, one after the other.
create table own_erasure (
  person_id text primary key references account_person,
  asked_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  begun_at timestamptz(3),
  -- How many features have let go.
  done integer not null default 0 check (done >= 0),
  -- By what others were told of them, until it is gone there, too.
  names text[] not null default '{}',
  ended_at timestamptz(3),
  check (begun_at is not null or (done = 0 and ended_at is null)),
  check (ended_at is null or names = '{}')
);
create index own_erasure_due on own_erasure (due_at) where ended_at is null;

-- User names of accounts that were erased, as marks that nobody can read: none is given out again.
create table account_gone_name (name bytea primary key);

-- What was said to the house may be emptied, and changed in no other way.
drop trigger ticket_line_rows on ticket_line;
create trigger ticket_line_rows before delete on ticket_line for each row execute function append_only();
create trigger ticket_line_said before update on ticket_line for each row
  when (new.body <> '' or new.image is not null or (old.id, old.ticket_id, old.number, old.by_id, old.desk, old.at)
    is distinct from (new.id, new.ticket_id, new.number, new.by_id, new.desk, new.at))
  execute function append_only();
drop trigger ticket_asked on ticket;
create trigger ticket_asked before update of id, person_id, topic, asked_at on ticket
  for each row execute function append_only();
create trigger ticket_named before update of subject on ticket for each row when (new.subject <> '')
  execute function append_only();

-- A notice stands as it was told, but for the name of who is not here any more.
drop trigger notice_told on notice;
create trigger notice_told before update of id, person_id, event, title_code, body, link, at on notice
  for each row execute function append_only();
create trigger notice_named before update of title_values on notice for each row
  when (new.title_values is distinct from old.title_values || '{"name": "former member"}')
  execute function append_only();

-- What was taken out of a message goes; what was delivered stands.
create or replace function message_stands() returns trigger language plpgsql as $$
begin
  if coalesce(new.typed, new.words) <> coalesce(old.typed, old.words) and not (new.typed is null and new.words = old.words) then
    raise exception 'what was typed stays as it was' using errcode = '55000';
  end if;
  if old.state <> 'waiting' and (new.state, new.words, new.decided_by, new.decided_at, new.delivered_at, new.returned_reason)
      is distinct from (old.state, old.words, old.decided_by, old.decided_at, old.delivered_at, old.returned_reason) then
    raise exception 'a decision on a message stands' using errcode = '55000';
  end if;
  if old.read_at is not null and new.read_at is distinct from old.read_at then
    raise exception 'what was read stays read' using errcode = '55000';
  end if;
  return new;
end $$;

-- How one closes an account is another now; a house that wrote its own answer keeps it.
update content_version set body = '<p>Under <a href="/admin-user/your-data">Your data</a>. The copy is made at once. An account goes 30 days after you asked, and until then you can change your mind; paid minutes that you have not used are refunded before. What you wrote to somebody stays with them, under “former member”.</p>'
  where piece_id = 'pce_close-my-account' and number = 1 and body like '<p>Ask under <a href="/admin-user/help">Help</a>. A person does it within 30 days.%';
