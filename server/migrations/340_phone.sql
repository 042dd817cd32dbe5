-- A reading may be held by telephone: the carrier rings both, and its clock runs while both are in one conference.
-- Its check lets in whatever it has learned by now, and one channel more.
do $$
declare
  says text;
begin
  select pg_get_constraintdef(oid) into says from pg_constraint where conname = 'reading_channel_check';
  alter table reading drop constraint reading_channel_check;
  execute 'alter table reading add constraint reading_channel_check '
    || replace(says, 'ARRAY[''chat''::text', 'ARRAY[''chat''::text, ''phone''::text');
end $$;
-- Readers chose this before there was anything to ring; from now on it is switched on with a number that was confirmed.
update reader set channels = array_remove(channels, 'phone') where 'phone' = any (channels);

-- A person's telephone: sealed, with what may be shown of it beside. A new one waits for its code next to the one that holds.
create table phone_number (
  person_id text primary key references account_person,
  sealed bytea,
  masked text,
  verified_at timestamptz(3),
  new_sealed bytea,
  new_masked text,
  code_hash bytea,
  code_at timestamptz(3),
  code_tries bigint not null default 0,
  -- When a reader may be rung, by the week, in their own time zone; at any time without.
  hours jsonb not null default '[]',
  check ((sealed is null) = (verified_at is null) and (sealed is null) = (masked is null)),
  check ((new_sealed is null) = (code_hash is null) and (new_sealed is null) = (new_masked is null)
    and (new_sealed is null) = (code_at is null))
);
