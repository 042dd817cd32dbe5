-- Who signs up with an address that has an account already is told nothing of it, then or at any later door: what they typed
-- becomes a row like any other that waits for its code, but one whose code nobody gets. It lapses as the others do.
alter table account_person drop constraint account_person_state_check;
alter table account_person add constraint account_person_state_check
  check (state in ('pending', 'active', 'lapsed', 'erased', 'decoy'));
-- The address that was typed; `email` is one that nobody has.
alter table account_person add decoy_email text;
alter table account_person add constraint account_person_decoy check ((state = 'decoy') = (decoy_email is not null));
-- Two bytes, keyed, of the address and password of who waits for a code: they say whose password is meant where an address
-- has several, so that each try costs one hash.
alter table account_person add password_mark bytea;
create index account_person_decoys on account_person (decoy_email, password_mark) where decoy_email is not null;
drop index account_person_pending;
create index account_person_pending on account_person (made_at) where state in ('pending', 'decoy');
