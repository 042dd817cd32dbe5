-- The minute's look at the books asks what of a reader's earnings is on its way.
create index wallet_transfer_payout on wallet_transfer (person_id) where cause = 'payout' and state = 'pending';
