-- A new site is closed to visitors until what they count on was really tried. Sites that run are open.
create table opening (
  single boolean primary key default true check (single),
  opened_at timestamptz(3) not null,
  by_id text references account_person
);
insert into opening (opened_at) select now() from site;

-- Each try and what came of it; the last one of a step counts, while what it tried is as it was (`against`).
create table opening_check (
  id bigint generated always as identity primary key,
  step text not null check (step in ('mail', 'cards', 'paypal', 'texts')),
  against text not null,
  fault text check (fault in ('mail_refused', 'cards_silent', 'cards_declined', 'cards_absent', 'cards_review', 'cards_held', 'paypal_silent')),
  detail text not null,
  by_id text not null references account_person,
  at timestamptz(3) not null
);
create index opening_check_step on opening_check (step, id desc);
create trigger opening_check_rows before update or delete on opening_check for each row execute function append_only();

-- A try that has begun and waits for its end.
create table opening_try (
  step text primary key check (step in ('mail', 'cards')),
  reference text not null,
  code_hash bytea,
  by_id text not null references account_person,
  begun_at timestamptz(3) not null
);
