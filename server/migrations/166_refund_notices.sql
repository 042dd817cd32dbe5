-- Money that goes back is told to whom it goes, as other things are.
alter table notice drop constraint notice_event_check;
alter table notice add constraint notice_event_check
  check (event in ('message_delivered', 'message_returned', 'ticket_answered', 'claim', 'time_given', 'refund'));
alter table notice_setting drop constraint notice_setting_event_check;
alter table notice_setting add constraint notice_setting_event_check
  check (event in ('message_delivered', 'message_returned', 'ticket_answered', 'claim', 'time_given', 'refund', 'board'));
