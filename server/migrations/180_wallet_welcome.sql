-- Keyed hashes of the mailboxes that had welcome minutes. They name nobody, and outlive a change of address and erasure.
create table wallet_welcome (mailbox bytea primary key, at timestamptz(3) not null);
