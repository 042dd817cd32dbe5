-- A question may come from somebody who is not signed in: by the name and the address that they gave, which nobody has
-- confirmed and which are let go a year after the last word.
alter table ticket alter column person_id drop not null;
alter table ticket add column guest_name text, add column guest_email text;
alter table ticket add constraint ticket_of_one check (person_id is null or (guest_name is null and guest_email is null));
alter table ticket add constraint ticket_guest_whole check ((guest_name is null) = (guest_email is null));
create index ticket_guest on ticket (changed_at) where guest_email is not null;

alter table ticket_line alter column by_id drop not null;
alter table ticket_line add constraint ticket_line_desk check (by_id is not null or not desk);
