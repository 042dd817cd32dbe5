-- Whom a reader may write to is a page of rows by name and not a sort of all whom they know: a row for each two people, with how
-- they came to know one another, kept as it happens.
create table message_acquaintance (
  reader_id text not null references account_person,
  client_id text not null references account_person,
  name text not null check (name = lower(name)),
  met boolean not null,
  hearted boolean not null,
  wrote boolean not null,
  primary key (reader_id, client_id)
) with (fillfactor = 90);
insert into message_acquaintance (reader_id, client_id, name, met, hearted, wrote)
  select reader_id, client_id, lower(username), bool_or(how = 'met'), bool_or(how = 'hearted'), bool_or(how = 'wrote')
  from (select reader_id, client_id, 'met' as how from reading_met
    union all select reader_id, client_id, 'met' from reading where state = 'open'
    union all select reader_id, client_id, 'hearted' from favorite
    union all select reader_id, client_id, 'wrote' from message where type = 'CLIENT' and state = 'delivered') k
  join account_person p on p.id = client_id where p.state <> 'erased' group by reader_id, client_id, username;
-- A plan for any reader is made for one who knows thousands: by the index in its order, and never by a sort of them all.
alter table message_acquaintance alter column reader_id set (n_distinct = -0.0001);
create index message_acquaintance_names on message_acquaintance (reader_id, name) where met or hearted or wrote;
create index message_acquaintance_client on message_acquaintance (client_id);

-- Each way to know somebody sets its own flag, under the lock of the row: two at once lose neither.
create function message_acquainted() returns trigger language plpgsql as $$
begin
  insert into message_acquaintance as a (reader_id, client_id, name, met, hearted, wrote)
    select new.reader_id, new.client_id, lower(username), tg_argv[0] = 'met', tg_argv[0] = 'hearted', tg_argv[0] = 'wrote'
    from account_person where id = new.client_id
  on conflict (reader_id, client_id) do update
    set met = a.met or excluded.met, hearted = a.hearted or excluded.hearted, wrote = a.wrote or excluded.wrote;
  return null;
end $$;
create trigger message_met after insert on reading_met for each row execute function message_acquainted('met');
create trigger message_meets after insert or update of state on reading for each row when (new.state = 'open')
  execute function message_acquainted('met');
create trigger message_hearted after insert on favorite for each row execute function message_acquainted('hearted');
create trigger message_wrote after insert or update of state on message for each row
  when (new.state = 'delivered' and new.type = 'CLIENT') execute function message_acquainted('wrote');

create function message_unhearted() returns trigger language plpgsql as $$
begin
  update message_acquaintance set hearted = false where reader_id = old.reader_id and client_id = old.client_id;
  return null;
end $$;
create trigger message_unhearted after delete on favorite for each row execute function message_unhearted();

create function message_renamed() returns trigger language plpgsql as $$
begin
  update message_acquaintance set name = lower(new.username) where client_id = new.id;
  return null;
end $$;
create trigger message_renamed after update of username on account_person for each row
  when (new.username is distinct from old.username) execute function message_renamed();
