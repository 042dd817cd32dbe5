-- When somebody last showed their second factor in this sign-in: what moves money or shuts somebody out asks for it again.
alter table account_sign_in add column proved_at timestamptz(3);
