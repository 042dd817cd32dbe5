-- Reports add up what moved and what was asked for in a span of days, whoever it was.
create index wallet_transfer_money on wallet_transfer (at) include (debit, credit, cause, amount)
  where unit = 'cents' and state = 'posted';
create index wallet_transfer_used on wallet_transfer (at)
  where debit = 'house_used_time';
create index reading_asked on reading (requested_at);
create index account_person_blocked on account_person (blocked_at) where blocked_at is not null;
