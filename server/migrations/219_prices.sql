-- The larger, the cheaper each minute, paid ones alone as well as all: "from" is true of every one of them.
update wallet_package set on_sale = false;
insert into wallet_package (id, name, price_cents, paid_seconds, free_seconds, position) values
  ('pkg_ten_minutes', '10 minutes', 1399, 600, 0, 1),
  ('pkg_twenty_minutes', '20 minutes', 2699, 1200, 0, 2),
  ('pkg_thirty_minutes', '30 minutes', 3899, 1800, 0, 3),
  ('pkg_45_and_5_free', '45 + 5 free minutes', 5699, 2700, 300, 4),
  ('pkg_60_and_10_free', '60 + 10 free minutes', 7499, 3600, 600, 5),
  ('pkg_90_and_20_free', '90 + 20 free minutes', 10999, 5400, 1200, 6);
