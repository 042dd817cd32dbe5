-- Browsers that asked to be told while nobody looks at the site. One belongs to a sign-in and goes with it.
create table push_subscription (
  id text primary key,
  person_id text not null references account_person,
  sign_in_id text not null references account_sign_in on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  added_at timestamptz(3) not null,
  -- Its push service asked to be left alone until then.
  wait_until timestamptz(3)
);
create index push_subscription_person on push_subscription (person_id, added_at desc, id);
create index push_subscription_sign_in on push_subscription (sign_in_id);

-- By the wall clock of the person's own time zone.
create table push_quiet (
  person_id text primary key references account_person,
  from_time text not null check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  until_time text not null check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  check (from_time <> until_time)
);

-- A third way for a notice to reach a person. The board has none of it.
alter table notice_setting add push boolean not null default true;
update notice_setting set push = false where event = 'board';
alter table notice_setting alter push drop default;
alter table notice_setting add constraint notice_setting_board_check check (event <> 'board' or not push);
