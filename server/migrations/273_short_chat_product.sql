-- A short chat as a product: paid time for one reader, whom its first use names. Beside the packages, so not compared with them.
alter table wallet_package add column readers_max bigint check (readers_max > 0);
drop trigger wallet_package_terms on wallet_package;
create trigger wallet_package_terms before update of id, price_cents, paid_seconds, free_seconds, readers_max on wallet_package
  for each row execute function append_only();
insert into wallet_package (id, name, price_cents, paid_seconds, free_seconds, readers_max) values
  ('pkg_short_chat', '5 minutes with one reader', 699, 300, 0, 1);
