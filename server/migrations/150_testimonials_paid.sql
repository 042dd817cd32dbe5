-- In the average stand only reviews of paid readings, the latest of each client; the others are shown as free readings.
alter table testimonial add paid boolean not null default false;
update testimonial t set paid = r.paid_seconds >= 60 from reading r where r.id = t.reading_id;
alter table testimonial alter paid drop default;
create index testimonial_in_average on testimonial (reader_id, client_id, at desc, id desc) where paid and removed_at is null;

drop trigger testimonial_stars on testimonial;
create trigger testimonial_stars before update of id, reading_id, client_id, reader_id, stars, at, paid on testimonial
  for each row execute function append_only();

create function testimonial_spread(of_reader text) returns integer[] language sql stable as $$
  select array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
    count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::integer[]
  from (select distinct on (client_id) stars from testimonial
    where reader_id = of_reader and paid and removed_at is null order by client_id, at desc, id desc) latest
$$;
create or replace function testimonial_counted() returns trigger language plpgsql as $$
begin
  -- The lock first: what others wrote about this reader meanwhile is then seen by the next statement.
  perform from reader where id = new.reader_id for update;
  update reader set spread = testimonial_spread(id) where id = new.reader_id;
  return null;
end $$;
update reader set spread = testimonial_spread(id)
  where exists (select from testimonial where reader_id = reader.id) and spread <> testimonial_spread(id);
