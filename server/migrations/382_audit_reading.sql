-- The log is read newest first: deeds without the looks through lists, and what one person did.
create index audit_deeds on audit (id) where action not in
  ('members.list', 'members.look', 'message.queue', 'messages.reader_sent', 'message.claim', 'message.let_go');
create index audit_looks_by_id on audit (id) where action in
  ('members.list', 'members.look', 'message.queue', 'messages.reader_sent', 'message.claim', 'message.let_go');
create index audit_actor on audit (actor_id, id);
