-- Closing an account and deleting its data is asked for by a topic of its own: it is done by a day that is named.
alter table ticket drop constraint ticket_topic_check;
alter table ticket add constraint ticket_topic_check
  check (topic in ('account', 'payment', 'reading', 'message', 'technical', 'report', 'erasure', 'other'));
