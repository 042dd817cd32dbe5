-- What reached one person. It stands as told; only its reader marks it.
create table notice (
  id text primary key,
  person_id text not null references account_person,
  event text not null check (event in ('message_delivered', 'message_returned', 'ticket_answered')),
  title text not null,
  body text not null,
  link text check (link ~ '^/([^/\\]|$)'),
  at timestamptz not null,
  -- Set from the start where the person wants no bell for the event.
  read_at timestamptz,
  hidden_at timestamptz
);
create index notice_person on notice (person_id, at desc, id desc) where hidden_at is null;
create index notice_unread on notice (person_id, at desc, id desc) where hidden_at is null and read_at is null;
create trigger notice_told before update of id, person_id, event, title, body, link, at on notice
  for each row execute function append_only();

-- The board: what admins put up for many, while it stands. Told live when it begins, mailed after that, to one person
-- after the other by id.
create table notice_post (
  id text primary key,
  audience text not null check (audience in ('everybody', 'clients', 'readers')),
  title text not null,
  body text not null,
  pinned boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null default 'infinity',
  posted_by text not null references account_person,
  posted_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by text references account_person,
  announced_at timestamptz,
  mailed_to text not null default '',
  mailed_at timestamptz,
  check (ends_at > starts_at),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index notice_post_standing on notice_post (ends_at) where withdrawn_at is null;
create index notice_post_order on notice_post (pinned desc, starts_at desc, id desc);
create index notice_post_due on notice_post (starts_at) where withdrawn_at is null and mailed_at is null;
create trigger notice_post_words before update of id, audience, title, body, pinned, starts_at, ends_at, posted_by, posted_at
  on notice_post for each row execute function append_only();
create trigger notice_post_withdrawn before update of withdrawn_at on notice_post for each row
  when (old.withdrawn_at is not null) execute function append_only();
create trigger notice_post_rows before delete on notice_post for each row execute function append_only();

-- What one person did with a notice of the board.
create table notice_mark (
  person_id text not null references account_person,
  post_id text not null references notice_post,
  read_at timestamptz,
  hidden_at timestamptz,
  primary key (person_id, post_id)
);

-- What differs from the defaults of the rules.
create table notice_setting (
  person_id text not null references account_person,
  event text not null check (event in ('message_delivered', 'message_returned', 'ticket_answered', 'board')),
  site boolean not null,
  mail boolean not null,
  primary key (person_id, event)
);
create index notice_setting_mail on notice_setting (event, person_id) where mail;
