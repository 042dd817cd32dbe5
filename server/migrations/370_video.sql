-- A reading may be a video call: readers offer it, clients ask for it. The checks may have learned other channels since they
-- were first written, so each of them gets one more.
do $$
declare
  one record;
begin
  for one in
    select c.conrelid::regclass as place, c.conname as name, pg_get_constraintdef(c.oid) as says
    from pg_constraint c
    where c.contype = 'c' and c.conname in
      ('reading_channel_check', 'appointment_channel_check', 'paging_channel_check', 'reader_channels_check')
  loop
    execute format('alter table %s drop constraint %I', one.place, one.name);
    execute format('alter table %s add constraint %I %s', one.place, one.name,
      replace(replace(one.says, 'ARRAY[''chat''::text', 'ARRAY[''chat''::text, ''video''::text'), '''{chat,', '''{chat,video,'));
  end loop;
end $$;
