-- What is past its time goes in small steps, each found by an index; and so is what a watch of every few seconds asks for.
create index account_code_expires on account_code (expires_at);
create index account_reserved_name_until on account_reserved_name (until);
drop index account_sign_in_ends;
create index account_sign_in_over on account_sign_in (least(ends_at, idle_until, ended_at));
create index account_person_block_ends on account_person (blocked_until) where role = 'READER' and blocked_until is not null;
create index notice_at on notice (at);
create index notice_mark_post on notice_mark (post_id);
create index gift_day_day on gift_day (day);

-- Who did what stays. Who only went through lists is kept for a year.
create index audit_looks on audit (at)
  where action in ('members.list', 'members.look', 'message.queue', 'messages.reader_sent', 'message.claim', 'message.let_go');
drop trigger audit_rows on audit;
create trigger audit_rows before update on audit for each row execute function append_only();
create trigger audit_kept before delete on audit for each row
  when (old.at > now() - interval '365 days' or old.action not in
    ('members.list', 'members.look', 'message.queue', 'messages.reader_sent', 'message.claim', 'message.let_go'))
  execute function append_only();
