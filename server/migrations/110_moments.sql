-- One type of time: whole milliseconds, as everything that reads them counts. A trigger that names a column of time
-- stands in the way of its change and is put back as it was.
do $$
declare
  moved regclass;
  changes text;
  again text;
  one record;
begin
  for moved, changes in
    select a.attrelid::regclass, string_agg(format('alter column %I type timestamptz(3)', a.attname), ', ')
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'timestamptz'::regtype
      and a.atttypmod = -1 and not a.attisdropped
    group by a.attrelid
  loop
    again := '';
    for one in select tgname, pg_get_triggerdef(oid) as made from pg_trigger
      where tgrelid = moved and not tgisinternal and (tgqual is not null or tgattr <> '')
    loop
      again := again || one.made || ';';
      execute format('drop trigger %I on %s', one.tgname, moved);
    end loop;
    execute format('alter table %s %s', moved, changes);
    execute again;
  end loop;
end $$;
