-- What a client said of one settled session. It stands as written: words may follow the
-- stars, once; one reply may be added, once, and an admin may take
-- it down for one of the listed reasons, which visitors see counted.
create table testimonial (
  id text primary key,
  session_id text not null unique references chat,
  client_id text not null references account_person,
  reader_id text not null references reader,
  stars integer not null check (stars between 1 and 5),
  text text,
  at timestamptz not null,
  reply text,
  replied_at timestamptz,
  removed_at timestamptz,
  removed_reason text check (removed_reason in ('contact_details', 'private_facts', 'insults', 'unlawful', 'not_about_the_reading')),
  removed_by text references account_person,
  check ((reply is null) = (replied_at is null)),
  check ((removed_at is null) = (removed_reason is null) and (removed_at is null) = (removed_by is null))
);
create index testimonial_published on testimonial (reader_id, at desc, id desc) where removed_at is null;
create index testimonial_stars on testimonial (reader_id, stars, at desc, id desc) where removed_at is null;
create index testimonial_removed on testimonial (reader_id, removed_reason) where removed_at is not null;
create index testimonial_reader on testimonial (reader_id, at desc, id desc);
create index testimonial_client on testimonial (client_id, at desc, id desc);
create index testimonial_all on testimonial (at desc, id desc);

create trigger testimonial_stars before update of id, session_id, client_id, reader_id, stars, at on testimonial
  for each row execute function append_only();
create trigger testimonial_words before update of text on testimonial for each row
  when (old.text is not null) execute function append_only();
create trigger testimonial_reply before update of reply on testimonial for each row
  when (old.reply is not null) execute function append_only();
create trigger testimonial_taken before update of removed_at on testimonial for each row
  when (old.removed_at is not null) execute function append_only();
create trigger testimonial_rows before delete on testimonial for each row execute function append_only();

create function testimonial_counted() returns trigger language plpgsql as $$
begin
  update reader set spread[new.stars] = spread[new.stars] + case when new.removed_at is null then 1 else -1 end
    where id = new.reader_id;
  return null;
end $$;
create trigger testimonial_counted_new after insert on testimonial for each row execute function testimonial_counted();
create trigger testimonial_counted after update of removed_at on testimonial for each row
  when (new.removed_at is not null) execute function testimonial_counted();
