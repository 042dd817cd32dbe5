-- What the house does in a reading that goes on stands on its time line: who was there, what they said, who stopped the clock.
alter table reading_moment drop constraint reading_moment_what_check;
alter table reading_moment add constraint reading_moment_what_check
  check (what in ('paid_time_agreed', 'limit_set', 'time_added', 'time_given', 'admin_came', 'admin_left', 'notice'));
alter table reading_moment add column by_id text;
alter table reading_moment add column words text check (length(words) between 1 and 300);
alter table reading_moment add check ((words is not null) = (what = 'notice'));
alter table reading_stop add column by_id text;
alter table reading_stop add check (by_id is null or reason = 'admin_pause');
-- The house goes through what is not over by when it was asked for.
create index reading_live on reading (requested_at desc, id desc) where state in ('requested', 'accepted', 'open');
