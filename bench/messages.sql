\set c random(0, 9999)
\set r random(0, 999)
\set n random(1, 1000000000000000)
begin;
insert into message (id, client_id, reader_id, type, words, image, created_at)
  values ('msg_' || :n, 'usr_mailclient' || lpad(:c::text, 12, '0'), 'usr_mailreader' || lpad(:r::text, 12, '0'), 'CLIENT', 'Would the evening suit you for a reading?', null, now());
commit;
begin;
update message set typed = null, words = 'Would the evening suit you for a reading?', redactions = '[]', state = 'delivered', delivers_at = now(), delivered_at = now(),
  decided_at = now(), decided_by = 'usr_mailadmin000000000000', returned_reason = null, claimed_by = null, claimed_until = null where id = 'msg_' || :n;
insert into notice (id, person_id, event, title_code, title_values, body, link, at, read_at)
  values ('ntc_' || :n, 'usr_mailreader' || lpad(:r::text, 12, '0'), 'message_delivered', 'message_delivered', jsonb_build_object('name', 'mail-client' || :c), '', '/admin-user/message', now(), null);
insert into mail (id, channel, recipient, subject, body, html)
  values ('mail_' || :n, 'mail', 'reader' || :r || '@mailbox.test', 'A message from mail-client' || :c, 'Hello mail-reader' || :r || ',

A message from mail-client' || :c || ' is in your inbox. An answer goes the same way: a person of the house looks at it first.

Read the message:
http://localhost:3000/admin-user/message

You get this because your account is set to hear of it by e-mail. Change that here: http://localhost:3000/admin-user/notices', repeat('<p>Hello</p>', 180));
insert into audit (actor_id, action, subject_id, reason, detail)
  values ('usr_mailadmin000000000000', 'message.approve', 'msg_' || :n, null, '{"redactions": [], "delay_seconds": 0}');
commit;
