-- What somebody of the house is there for. Everybody who was an admin before could do everything, and goes on to.
alter table account_person add column admin_role text
  check (admin_role in ('moderation', 'money', 'content', 'any'));
update account_person set admin_role = 'any' where role = 'ADMIN';
alter table account_person add constraint account_person_admin_role check ((role = 'ADMIN') = (admin_role is not null));
