\set c random(1, 10000)
\set r random(1, 1000)
\set n random(1, 1000000000000)
select wallet_post('[]', jsonb_build_array(
  jsonb_build_object('ref', 'hold/cht_' || :n || '/lot_f' || :c || '/0', 'debit', 'lot_f' || :c, 'credit', 'house_used_time', 'unit', 'seconds', 'amount', 300, 'state', 'pending', 'cause', 'session', 'subject', 'cht_' || :n, 'person_id', 'usr_c' || :c, 'reader_id', 'usr_r' || :r, 'at', now()),
  jsonb_build_object('ref', 'hold/cht_' || :n || '/lot_p' || :c || '/0', 'debit', 'lot_p' || :c, 'credit', 'house_used_time', 'unit', 'seconds', 'amount', 900, 'state', 'pending', 'cause', 'session', 'subject', 'cht_' || :n, 'person_id', 'usr_c' || :c, 'reader_id', 'usr_r' || :r, 'at', now())));
select wallet_post('[]', jsonb_build_array(
  jsonb_build_object('ref', 'settle/cht_' || :n || '/lot_f' || :c || '/0', 'resolves', 'hold/cht_' || :n || '/lot_f' || :c || '/0', 'debit', 'lot_f' || :c, 'credit', 'house_used_time', 'unit', 'seconds', 'amount', 300, 'state', 'posted', 'cause', 'session', 'subject', 'cht_' || :n, 'person_id', 'usr_c' || :c, 'reader_id', 'usr_r' || :r, 'at', now()),
  jsonb_build_object('ref', 'settle/cht_' || :n || '/lot_p' || :c || '/0', 'resolves', 'hold/cht_' || :n || '/lot_p' || :c || '/0', 'debit', 'lot_p' || :c, 'credit', 'house_used_time', 'unit', 'seconds', 'amount', 300, 'state', 'posted', 'cause', 'session', 'subject', 'cht_' || :n, 'person_id', 'usr_c' || :c, 'reader_id', 'usr_r' || :r, 'at', now()),
  jsonb_build_object('ref', 'earnings/cht_' || :n, 'debit', 'house_reader_pay', 'credit', 'earnings_usr_r' || :r, 'unit', 'cents', 'amount', 240, 'state', 'posted', 'cause', 'session', 'subject', 'cht_' || :n, 'person_id', 'usr_r' || :r, 'reader_id', 'usr_r' || :r, 'rate_cents_per_minute', 48, 'at', now())));
