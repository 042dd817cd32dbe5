-- How many came today is told without going through everybody.
create index account_person_verified on account_person (verified_at) where verified_at is not null;
