-- What a buyer knows the card by that they paid with, as the provider says it, for their receipt: also of one that is not kept.
alter table payment
  add column card_brand text check (card_brand in ('visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'other')),
  add column card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  add check ((card_brand is null) = (card_last4 is null));
