-- A request that nobody answered lies on its reader's desk until they put it away. Those of before are put away already.
alter table reading add dismissed_at timestamptz(3) check (state in ('missed', 'withdrawn') or dismissed_at is null);
update reading set dismissed_at = ended_at where state in ('missed', 'withdrawn');
create index reading_missed on reading (reader_id, requested_at desc, id desc)
  where state in ('missed', 'withdrawn') and accepted_at is null and dismissed_at is null;
