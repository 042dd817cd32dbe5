-- A message of the message centre. `words` are what members read: from the delivery on, what an admin took out stands
-- there as blocks, and `typed` keeps it as it was, for admins alone. Approved, it waits until `delivers_at`.
create table message (
  id text primary key,
  client_id text not null references account_person,
  reader_id text not null references reader,
  type text not null check (type in ('CLIENT', 'READER')),
  sender_id text not null generated always as (case type when 'CLIENT' then client_id else reader_id end) stored,
  recipient_id text not null generated always as (case type when 'CLIENT' then reader_id else client_id end) stored,
  words text not null check (words <> ''),
  typed text,
  redactions jsonb not null default '[]',
  image text,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'returned')),
  created_at timestamptz not null,
  claimed_by text references account_person,
  claimed_until timestamptz,
  decided_by text references account_person,
  decided_at timestamptz,
  delivers_at timestamptz,
  delivered_at timestamptz,
  returned_reason text,
  read_at timestamptz,
  hidden_by_sender boolean not null default false,
  hidden_by_recipient boolean not null default false,
  check (client_id <> reader_id),
  check ((typed is null) = (redactions = '[]')),
  check ((claimed_by is null) = (claimed_until is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((decided_at is null) = (state = 'waiting' and delivers_at is null)),
  check ((state = 'delivered') = (delivered_at is not null) and (state <> 'delivered' or delivers_at is not null)),
  check ((state = 'returned') = (returned_reason is not null) and (state <> 'returned' or delivers_at is null)),
  constraint message_seen_when_delivered check (state = 'delivered' or (read_at is null and not hidden_by_recipient))
);
create index message_inbox on message (recipient_id, delivered_at desc, id desc)
  where state = 'delivered' and not hidden_by_recipient;
create index message_unread on message (recipient_id) where state = 'delivered' and read_at is null and not hidden_by_recipient;
create index message_outbox on message (sender_id, created_at desc, id desc) where state <> 'delivered' and not hidden_by_sender;
create index message_sender on message (sender_id, created_at desc, id desc);
create index message_pair on message (client_id, reader_id, created_at desc, id desc);
create index message_queue on message (created_at, id) where state = 'waiting' and delivers_at is null;
create index message_due on message (delivers_at) where state = 'waiting' and delivers_at is not null;
create index message_decided on message (decided_at desc) where decided_at is not null;

create function message_stands() returns trigger language plpgsql as $$
begin
  if coalesce(new.typed, new.words) <> coalesce(old.typed, old.words) then
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
create trigger message_stands before update on message for each row execute function message_stands();
create trigger message_fixed before update of id, client_id, reader_id, type, image, created_at on message
  for each row execute function append_only();
create trigger message_rows before delete on message for each row execute function append_only();
