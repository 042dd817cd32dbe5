-- What core knows as a cause is all that a transfer may name.
alter table wallet_transfer add constraint wallet_transfer_cause
  check (cause in ('purchase', 'welcome', 'gift', 'session', 'time_back', 'refund', 'expired'));
