-- A purchase that comes with a new account: its money is only held until the account is confirmed, and let go of where
-- nobody confirms it in time. It names an account that may turn out to be nobody's.
create table payment_sign_up (
  payment_id text primary key references payment,
  client_id text not null unique,
  -- The caller's own key, which finds the account again: there is nobody yet whose key it could be.
  key text,
  made_at timestamptz(3) not null,
  -- From then on it is a payment like any other.
  confirmed_at timestamptz(3),
  -- Nobody confirmed it in time.
  over_at timestamptz(3),
  check (confirmed_at is null or over_at is null)
);
create index payment_sign_up_key on payment_sign_up (key) where key is not null;
create index payment_sign_up_waiting on payment_sign_up (made_at) where confirmed_at is null and over_at is null;
