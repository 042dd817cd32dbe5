-- Somebody's time line is made of pages: each of its sources has the person, and an index in the order of time.
create function timeline_payer() returns trigger language plpgsql as $$
begin
  new.client_id := (select client_id from payment where id = new.payment_id);
  return new;
end $$;

alter table payment_refund add column client_id text;
alter table payment_dispute add column client_id text;
alter table payment_refund disable trigger user;
alter table payment_dispute disable trigger user;
update payment_refund r set client_id = p.client_id from payment p where p.id = r.payment_id;
update payment_dispute d set client_id = p.client_id from payment p where p.id = d.payment_id;
alter table payment_refund enable trigger user;
alter table payment_dispute enable trigger user;
create trigger payment_refund_payer before insert on payment_refund for each row execute function timeline_payer();
create trigger payment_dispute_payer before insert on payment_dispute for each row execute function timeline_payer();
create index payment_refund_client on payment_refund (client_id, made_at desc, id desc);
create index payment_dispute_client on payment_dispute (client_id, opened_at desc, id desc);

-- Whose the words were that asked for care.
create function timeline_of_sign(reading_id text, message_id text, ticket_id text, order_id text) returns text language sql stable as $$
  select coalesce(
    (select client_id from reading where id = $1), (select client_id from message where id = $2),
    (select person_id from ticket where id = $3), (select client_id from reading_order where id = $4));
$$;
create function timeline_sign() returns trigger language plpgsql as $$
begin
  new.person_id := timeline_of_sign(new.reading_id, new.message_id, new.ticket_id, new.order_id);
  return new;
end $$;
alter table care_sign add column person_id text;
alter table care_sign disable trigger user;
update care_sign set person_id = timeline_of_sign(reading_id, message_id, ticket_id, order_id);
alter table care_sign enable trigger user;
create trigger care_sign_person before insert on care_sign for each row execute function timeline_sign();
create index care_sign_person on care_sign (person_id, at desc, id desc);

-- Of a report, the one of the two in the reading who did not write it.
create function timeline_reported() returns trigger language plpgsql as $$
begin
  if new.topic = 'report' then
    new.about_id := (select case new.person_id when client_id then reader_id else client_id end
      from reading where id = new.reading_id);
  end if;
  return new;
end $$;
alter table ticket add column about_id text;
alter table ticket disable trigger user;
update ticket t set about_id = case t.person_id when r.client_id then r.reader_id else r.client_id end
  from reading r where r.id = t.reading_id and t.topic = 'report';
alter table ticket enable trigger user;
create trigger ticket_about before insert on ticket for each row execute function timeline_reported();
create index ticket_about on ticket (about_id, asked_at desc, id desc) where about_id is not null;
create index ticket_asked on ticket (person_id, asked_at desc, id desc);

create index account_sign_in_made on account_sign_in (person_id, made_at desc, id desc);
create index message_decided_of on message (sender_id, decided_at desc, id desc) where decided_at is not null;
create index moderation_strike_person on moderation_strike (person_id, at desc, client_msg_id desc);
create index reader_note_reader on reader_note (reader_id, changed_at desc, (client_id || reader_id) desc);
create index reader_note_client on reader_note (client_id, changed_at desc, (client_id || reader_id) desc);
create index personal_ban_client on personal_ban (client_id, at desc, (client_id || reader_id || by_id) desc);
create index personal_ban_reader on personal_ban (reader_id, at desc, (client_id || reader_id || by_id) desc);
create index full_ban_request_by on full_ban_request (reader_id, at desc, ban_id desc);
create index payout_line_reader on payout_line (reader_id, changed_at desc, id desc);
create index audit_money_about on audit (subject_id, at desc, id desc)
  where action in ('members.rate', 'order.share', 'payout.account');
create index audit_deeds_about on audit (subject_id, at desc, id desc)
  where action not in ('members.list', 'members.look', 'message.queue', 'messages.reader_sent', 'message.claim', 'message.let_go',
    'members.rate', 'order.share', 'payout.account');
