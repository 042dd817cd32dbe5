-- A ticket may be about one reading; a report of a person is one.
alter table ticket add column reading_id text references reading;
alter table ticket drop constraint ticket_topic_check;
alter table ticket add constraint ticket_topic_check
  check (topic in ('account', 'payment', 'reading', 'message', 'technical', 'report', 'other'));
