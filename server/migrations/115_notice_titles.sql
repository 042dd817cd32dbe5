-- The title of a notice is kept as a code and its values: the sentence is written where it is read, in its reader's words.
drop trigger notice_told on notice;
alter table notice rename column title to title_code;
alter table notice add title_values jsonb not null default '{}';
update notice set title_code = event, title_values = case event
  when 'message_delivered' then jsonb_build_object('name', regexp_replace(title_code, '^A message from ', ''))
  when 'message_returned' then jsonb_build_object('name', regexp_replace(title_code, '^Your message to (.*) was returned$', '\1'))
  else '{}' end;
alter table notice alter title_values drop default;
create trigger notice_told before update of id, person_id, event, title_code, title_values, body, link, at on notice
  for each row execute function append_only();
