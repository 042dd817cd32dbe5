-- An event of notices, added to whatever the checks let in by now.
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
      replace(one.says, 'ARRAY[', 'ARRAY[''content''::text, '));
  end loop;
end $$;
