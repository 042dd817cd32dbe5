-- A provider does not pay everything back: after half a year nothing any more. Such a refund is the house's to pay by hand;
-- its books were written when it was promised.
alter table payment_refund
  add by_hand_at timestamptz(3),
  add paid_by text references account_person,
  add paid_words text,
  add check ((paid_by is null) = (paid_words is null)),
  add check (paid_by is null or (by_hand_at is not null and settled_at is not null));
create index payment_refund_by_hand on payment_refund (by_hand_at, id) where by_hand_at is not null and settled_at is null;
create trigger payment_refund_paid before update on payment_refund
  for each row when (old.settled_at is not null) execute function append_only();
