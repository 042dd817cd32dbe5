-- Whom one has met is a page of rows and not a count of all readings: a row for each two people, kept with each reading that is settled.
create table reading_met (
  client_id text not null,
  reader_id text not null,
  readings integer not null check (readings > 0),
  last_at timestamptz(3) not null,
  primary key (client_id, reader_id)
) with (fillfactor = 70);
insert into reading_met (client_id, reader_id, readings, last_at)
  select client_id, reader_id, count(*), max(requested_at) from reading where state = 'settled' group by client_id, reader_id;
create index reading_met_client on reading_met (client_id, last_at desc, reader_id desc);
create index reading_met_reader on reading_met (reader_id, last_at desc, client_id desc);

create function reading_is_met() returns trigger language plpgsql as $$
begin
  insert into reading_met as m (client_id, reader_id, readings, last_at) values (new.client_id, new.reader_id, 1, new.requested_at)
    on conflict (client_id, reader_id) do update set readings = m.readings + 1, last_at = greatest(m.last_at, excluded.last_at);
  return null;
end $$;
-- What is settled is not updated again, so that each reading comes by once.
create trigger reading_met after insert or update of state on reading for each row when (new.state = 'settled')
  execute function reading_is_met();

-- The history of two people in its order, and the few readings that went back because they were short.
drop index reading_pair;
create index reading_pair on reading (client_id, reader_id, requested_at desc, id desc);
create index reading_short_returns on reading (client_id, ended_at) where auto_return = 'under_a_minute';
