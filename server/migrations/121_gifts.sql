-- What one person has given away on one day, in the site's zone: the cap is held by this row's lock.
create table gift_day (
  giver_id text not null references account_person,
  day date not null,
  seconds integer not null check (seconds > 0),
  primary key (giver_id, day)
);
