-- Words that ask for care are found in what is asked by e-mail, too: a sign stands at an order as at a reading, a message, a ticket.
do $$
declare
  one text;
begin
  for one in select conname from pg_constraint where conrelid = 'care_sign'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%num_nonnulls%' or pg_get_constraintdef(oid) like '%''pause''%')
  loop
    execute format('alter table care_sign drop constraint %I', one);
  end loop;
end $$;
alter table care_sign add column order_id text references reading_order;
alter table care_sign drop constraint care_sign_pkey;
drop index care_sign_newest;
alter table care_sign drop column id;
alter table care_sign add column id text not null
  generated always as (coalesce(reading_id, message_id, ticket_id, order_id)) stored;
alter table care_sign add primary key (id);
alter table care_sign add check (num_nonnulls(reading_id, message_id, ticket_id, order_id) = 1);
alter table care_sign add constraint care_sign_kind check (kind in ('pause', 'question', 'message', 'ticket', 'order'));
alter table care_sign add check ((kind = 'order') = (order_id is not null));
create index care_sign_newest on care_sign (at desc, id desc);
