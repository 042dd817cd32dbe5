-- A word that more than a few members have is looked for while the list is walked in its order. To fold the names of each one
-- that is passed took most of it, so they are kept folded, and stand in the index of either order. One who is called nothing of
-- it is then passed over without their row. The two lines are those of the indexes that a search begins with.
alter table account_person add search text not null generated always as (
  searchable(username || ' ' || email) || chr(10)
    || searchable(first_name || ' ' || coalesce(last_name, '') || ' ' || coalesce(wanted_email, ''))) stored;

drop index account_person_by_name;
create index account_person_by_name on account_person (lower(username))
  include (username, id, role, state, approval, country, locale, made_at, blocked_at, blocked_until, search);
drop index account_person_by_made;
create index account_person_by_made on account_person (made_at, id)
  include (role, state, approval, country, locale, blocked_at, blocked_until, search);
