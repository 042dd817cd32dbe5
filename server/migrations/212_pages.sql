-- What the first page of a list is cut out by, where a filter left the other indexes with all that it does not want.
drop index personal_ban_by;
create index personal_ban_by on personal_ban (by_id, at desc, client_id desc, reader_id desc);
drop index payment_client;
create index payment_client on payment (client_id, made_at desc, id desc);
create index payment_state on payment (state, made_at desc, id desc);
create index payment_open_of on payment (client_id, made_at desc) where state in ('intent', 'unknown', 'review');
create index claim_offered on claim (client_id, made_at, id) where state = 'offered';
create index claim_asked on claim (reader_id, made_at, id) where state = 'open';
create index claim_waiting on claim (made_at, id) where state = 'open';
create index account_person_pending_names on account_person (lower(username)) where state = 'pending';
create index account_person_blocked_names on account_person (lower(username)) where blocked_at is not null;
create index account_person_approval on account_person (approval, lower(username)) where approval <> 'approved';
