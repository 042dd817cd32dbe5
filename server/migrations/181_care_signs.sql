-- Words that ask for care are found in messages, in a request's question and in questions to the house as well. The desk
-- has one list of signs: where each stands, never the words.
alter table care_pause rename to care_sign;
alter table care_sign drop constraint care_pause_pkey;
alter table care_sign alter column reading_id drop not null;
alter table care_sign add column message_id text references message;
alter table care_sign add column ticket_id text references ticket;
alter table care_sign add column kind text not null default 'pause' check (kind in ('pause', 'question', 'message', 'ticket'));
alter table care_sign alter column kind drop default;
alter table care_sign add column id text not null generated always as (coalesce(reading_id, message_id, ticket_id)) stored;
alter table care_sign add primary key (id);
alter table care_sign add check (num_nonnulls(reading_id, message_id, ticket_id) = 1);
alter table care_sign add check ((kind = 'message') = (message_id is not null));
alter table care_sign add check ((kind = 'ticket') = (ticket_id is not null));
drop index care_pause_newest;
create index care_sign_newest on care_sign (at desc, id desc);
create index care_sign_unseen on care_sign (at) where seen_at is null;

-- What needs care is decided on first: in the queue before what waits longer.
alter table message add column care boolean not null default false;
drop index message_queue;
create index message_queue on message ((not care), created_at, id) where state = 'waiting' and delivers_at is null;

-- And first among the questions that wait (tickets/rules.ts).
alter table ticket add column care boolean not null default false;

alter table reading add column question_care boolean not null default false;
