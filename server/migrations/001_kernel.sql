-- What the site is, decided once when its database is made.
create table site (
  single boolean primary key default true check (single),
  demo boolean not null,
  made_at timestamptz not null default now()
);

-- The first answer to a keyed call. The row stands in the transaction of the effect itself.
create table idempotency (
  person_id text not null,
  call text not null,
  key text not null,
  body_hash bytea not null,
  status integer,
  -- json, not jsonb: a repeated answer has its members in the order of the first.
  answer json,
  at timestamptz not null default now(),
  primary key (person_id, call, key)
);
create index idempotency_at on idempotency (at);

-- Everything that leaves by mail or SMS; the demo shows it, a real site delivers it.
create table mail (
  id text primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_at on mail (at desc);

-- Who did what to whom and why; nothing is ever edited.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id text,
  action text not null,
  subject_id text,
  reason text,
  detail jsonb not null default '{}'
);
create index audit_subject on audit (subject_id, id);

create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $$;
create trigger audit_rows before update or delete on audit for each row execute function append_only();
create trigger audit_table before truncate on audit execute function append_only();
