-- Words that ask for care are found in what is said of an appointment, in a page and in a reader's answer by e-mail, too.
alter table appointment add column care_by text check (care_by in ('client', 'reader'));
alter table paging add column care boolean not null default false;
alter table reading_order add column reader_care boolean not null default false;

do $$
declare
  one text;
begin
  for one in select conname from pg_constraint where conrelid = 'care_sign'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%num_nonnulls%' or conname = 'care_sign_kind')
  loop
    execute format('alter table care_sign drop constraint %I', one);
  end loop;
end $$;
alter table care_sign add column appointment_id text references appointment;
alter table care_sign add column paging_id text references paging on delete cascade;
alter table care_sign drop constraint care_sign_pkey;
drop index care_sign_newest;
alter table care_sign drop column id;
alter table care_sign add column id text not null
  generated always as (coalesce(reading_id, message_id, ticket_id, order_id, appointment_id, paging_id)) stored;
alter table care_sign add primary key (id);
alter table care_sign add check (num_nonnulls(reading_id, message_id, ticket_id, order_id, appointment_id, paging_id) = 1);
alter table care_sign add constraint care_sign_kind
  check (kind in ('pause', 'question', 'message', 'ticket', 'order', 'appointment', 'page'));
alter table care_sign add check ((kind = 'appointment') = (appointment_id is not null));
alter table care_sign add check ((kind = 'page') = (paging_id is not null));
create index care_sign_newest on care_sign (at desc, id desc);
create index care_sign_page on care_sign (paging_id) where paging_id is not null;

-- Whose the words were, for somebody's time line (490), which has the column: their trigger comes before this by its name.
create function care_sign_whose() returns trigger language plpgsql as $$
begin
  new.person_id := coalesce(
    (select reader_id from reading_order where id = new.order_id and reader_care), new.person_id,
    (select case care_by when 'reader' then reader_id else client_id end from appointment where id = new.appointment_id),
    (select client_id from paging where id = new.paging_id));
  return new;
end $$;
create trigger care_sign_whose before insert on care_sign for each row execute function care_sign_whose();
do $$
begin
  if exists (select from information_schema.columns where table_name = 'care_sign' and column_name = 'person_id') then
    create index care_sign_person on care_sign (person_id, at desc, id desc);
  end if;
end $$;
