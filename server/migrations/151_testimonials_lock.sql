create or replace function testimonial_counted() returns trigger language plpgsql as $$
begin
  -- The lock first: what others wrote about this reader meanwhile is then seen by the next statement. It stands beside the
  -- key share that each insert holds on its reader; "for update" would wait for those, and they for it.
  perform from reader where id = new.reader_id for no key update;
  update reader set spread = testimonial_spread(id) where id = new.reader_id;
  return null;
end $$;
