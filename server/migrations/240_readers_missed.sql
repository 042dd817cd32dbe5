-- Two requests in a row that rang out make their reader Away, and the reader is told. How many have since they last chose
-- or answered.
alter table reader add rings_missed integer not null default 0 check (rings_missed >= 0);

alter table notice drop constraint notice_event_check;
alter table notice add constraint notice_event_check check (event in
  ('message_delivered', 'message_returned', 'ticket_answered', 'claim', 'time_given', 'refund', 'requests_missed'));
alter table notice_setting drop constraint notice_setting_event_check;
alter table notice_setting add constraint notice_setting_event_check check (event in
  ('message_delivered', 'message_returned', 'ticket_answered', 'claim', 'time_given', 'refund', 'requests_missed', 'board'));
