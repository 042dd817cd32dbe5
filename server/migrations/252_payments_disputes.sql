-- What the house has to know of a dispute, to answer it in time: how far it has come and by when an answer is due. PayPal says
-- so; of a card somebody of the house copies it from the bank's letter.
alter table payment_dispute
  add stage text check (stage in ('inquiry', 'chargeback', 'pre_arbitration', 'arbitration')),
  add due_at timestamptz(3),
  -- What the provider called it when it was told last. It changes what is noted here only by changing itself.
  add status text not null default '',
  -- As of when: what is older than what is known says nothing.
  add told_at timestamptz(3);
update payment_dispute set told_at = coalesce(closed_at, opened_at);
alter table payment_dispute alter told_at set not null;
create index payment_dispute_opened on payment_dispute (opened_at desc, id desc);
create index payment_dispute_open on payment_dispute (opened_at desc, id desc) where state = 'open';
create trigger payment_dispute_rows before delete on payment_dispute for each row execute function append_only();
create trigger payment_dispute_terms before update of id, payment_id on payment_dispute
  for each row execute function append_only();

-- The demo has a card whose owner disputes what it paid.
alter table payment_demo_charge drop constraint payment_demo_charge_answer_check;
alter table payment_demo_charge add constraint payment_demo_charge_answer_check
  check (answer in ('approved', 'declined', 'timeout', 'review', 'disputed'));
alter table payment_demo_card drop constraint payment_demo_card_answer_check;
alter table payment_demo_card add constraint payment_demo_card_answer_check
  check (answer in ('approved', 'declined', 'timeout', 'review', 'disputed'));
