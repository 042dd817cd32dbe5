-- Who has their first code sent by SMS proves a telephone and no address. What they typed as theirs waits here; `email` is then
-- one that nobody has, so that the address stays free for whoever reads what is sent to it.
alter table account_person add wanted_email text;
alter table account_person add constraint account_person_wanted
  check (wanted_email is null or (state in ('pending', 'active') and decoy_email is null and mobile is not null));
