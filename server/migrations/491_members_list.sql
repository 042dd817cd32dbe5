-- The house sifts its members by anything that they are, in any order: what is looked at stands in the index that has the order,
-- so that the whole list is walked without its rows.
create index account_person_by_name on account_person (lower(username))
  include (username, id, role, state, approval, country, locale, made_at, blocked_at, blocked_until);
create index account_person_by_made on account_person (made_at, id)
  include (role, state, approval, country, locale, blocked_at, blocked_until);
create index account_person_trusted on account_person (id) where trusted_at is not null;

-- People are also found by their own names, an address that is not proven yet, and the last four digits of a card.
create index account_person_said on account_person
  using gin (grams_of(searchable(first_name || ' ' || coalesce(last_name, '') || ' ' || coalesce(wanted_email, '')))) with (fastupdate = off);
create index payment_last4 on payment (card_last4) where card_last4 is not null;
create index payment_card_last4 on payment_card (last4);
