-- Bans from the site. A case is about one person and there is one open at a time: readers ask for it, or an admin opens it; an
-- admin decides, and another one on the appeal. What was said in it stays.
create table full_ban (
  id text primary key,
  person_id text not null references account_person,
  state text not null check (state in ('asked', 'suspended', 'banned', 'refused', 'over', 'lifted')),
  opened_by text not null references account_person,
  opened_at timestamptz(3) not null,
  -- By when the house owes a decision or an answer; nothing waits without it.
  due_at timestamptz(3),
  -- Keyed hash of the mailbox in whatever spelling: nobody signs up anew with it while the ban stands.
  mailbox bytea,
  suspended_by text references account_person,
  suspended_at timestamptz(3),
  suspended_words text,
  decided_by text references account_person,
  decided_at timestamptz(3),
  decided_words text,
  until_at timestamptz(3),
  fraud boolean not null default false,
  appeal text,
  appealed_at timestamptz(3),
  answered_by text references account_person,
  answered_at timestamptz(3),
  answered_words text,
  lifted_by text references account_person,
  lifted_at timestamptz(3),
  lifted_words text,
  check ((suspended_by is null) = (suspended_at is null) and (suspended_by is null) = (suspended_words is null)),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (decided_words is null)),
  check ((answered_by is null) = (answered_at is null) and (answered_by is null) = (answered_words is null)),
  check ((lifted_by is null) = (lifted_at is null) and (lifted_by is null) = (lifted_words is null)),
  check ((appeal is null) = (appealed_at is null) and (answered_by is null or appeal is not null)),
  check (decided_by is not null or state in ('asked', 'suspended')),
  check (suspended_by is not null or state <> 'suspended'),
  check ((lifted_by is not null) = (state = 'lifted')),
  check (mailbox is not null or state in ('asked', 'refused')),
  check ((due_at is not null) = (state in ('asked', 'suspended') or (state = 'banned' and appeal is not null and answered_by is null)))
);
create unique index full_ban_open on full_ban (person_id) where state in ('asked', 'suspended', 'banned');
create index full_ban_due on full_ban (due_at, id) where due_at is not null;
create index full_ban_standing on full_ban (opened_at desc, id desc) where state in ('suspended', 'banned');
create index full_ban_past on full_ban (opened_at desc, id desc) where state in ('refused', 'over', 'lifted');
create index full_ban_person on full_ban (person_id, opened_at desc, id desc);
create index full_ban_mailbox on full_ban (mailbox) where state in ('suspended', 'banned');
create index full_ban_until on full_ban (until_at) where state = 'banned';
create trigger full_ban_rows before delete on full_ban for each row execute function append_only();
create trigger full_ban_begun before update of id, person_id, opened_by, opened_at on full_ban
  for each row execute function append_only();
create trigger full_ban_appealed before update of appeal, appealed_at on full_ban
  for each row when (old.appeal is not null and old.appeal is distinct from new.appeal) execute function append_only();

create table full_ban_request (
  ban_id text not null references full_ban,
  reader_id text not null references account_person,
  -- The reading that shows it, where they named one.
  reading_id text references reading,
  reason text not null,
  at timestamptz(3) not null,
  primary key (ban_id, reader_id)
);
create index full_ban_request_reader on full_ban_request (reader_id, at desc);
create trigger full_ban_request_rows before update or delete on full_ban_request for each row execute function append_only();

-- Readers are told what came of it: an event of notices, added to whatever the checks let in by now.
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
      replace(one.says, 'ARRAY[', 'ARRAY[''full_ban''::text, '));
  end loop;
end $$;
