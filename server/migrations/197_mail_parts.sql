-- A letter may be one of many: then it leaves once at the most, and as long as it has not it can be taken back. A notice of
-- the board says how far its letters are, and who stopped them.
alter table mail add column part_of text;
alter table mail add column leaving_at timestamptz(3);
create index mail_part_waiting on mail (part_of) where part_of is not null and sent_at is null and leaving_at is null;

alter table notice_post add column mail_total integer check (mail_total >= 0);
alter table notice_post add column mail_put integer not null default 0 check (mail_put >= 0);
alter table notice_post add column mail_stopped_at timestamptz(3);
alter table notice_post add column mail_stopped_by text references account_person;
alter table notice_post add check ((mail_stopped_at is null) = (mail_stopped_by is null));
alter table notice_post add check (mail_stopped_at is null or mailed_at is not null);
