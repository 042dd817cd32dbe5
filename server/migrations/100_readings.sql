-- What is sold is a reading, over whatever channel; a chat is what is written in one. Ids keep their prefix `cht_`.
alter table chat rename to reading;
alter table chat_stop rename to reading_stop;
alter table chat_moment rename to reading_moment;
alter table chat_presence rename to reading_presence;
alter table chat_node rename to reading_node;
alter table chat_billed rename to reading_billed;

alter table reading_stop rename chat_id to reading_id;
alter table reading_moment rename chat_id to reading_id;
alter table reading_presence rename chat_id to reading_id;
alter table reading_billed rename chat_id to reading_id;
alter table chat_message rename chat_id to reading_id;
alter table moderation_strike rename chat_id to reading_id;
alter table testimonial rename session_id to reading_id;
alter table reader rename chat_id to reading_id;
alter table reader rename sessions_count to readings_count;
alter table reader_tag rename sessions_count to readings_count;

alter index chat_of_one_client rename to reading_of_one_client;
alter index chat_of_one_reader rename to reading_of_one_reader;
alter index chat_due rename to reading_due;
alter index chat_client rename to reading_client;
alter index chat_reader rename to reading_reader;
alter index chat_pair rename to reading_pair;
alter index chat_stop_chat rename to reading_stop_reading;
alter index chat_stop_once rename to reading_stop_once;
alter index chat_moment_chat rename to reading_moment_reading;
alter index chat_presence_chat rename to reading_presence_reading;
alter index chat_presence_open rename to reading_presence_open;

alter trigger chat_final on reading rename to reading_final;
alter function chat_is_final() rename to reading_is_final;
create or replace function reading_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'reading % is settled', old.id using errcode = '55000';
end $$;
alter trigger chat_billed_rows on reading_billed rename to reading_billed_rows;
alter trigger chat_billed_table on reading_billed rename to reading_billed_table;

create or replace function reader_derived() returns trigger language plpgsql as $$
declare
  stars integer := new.spread[1] + 2 * new.spread[2] + 3 * new.spread[3] + 4 * new.spread[4] + 5 * new.spread[5];
begin
  if tg_op = 'UPDATE' and (old.display_name, old.headline, old.about, old.picture, old.expertises, old.languages,
    old.channels, old.years, old.time_zone, old.schedule, old.spread)
    is distinct from (new.display_name, new.headline, new.about, new.picture, new.expertises, new.languages,
    new.channels, new.years, new.time_zone, new.schedule, new.spread) then new.changed_at := now();
  end if;
  new.reviews_count := new.spread[1] + new.spread[2] + new.spread[3] + new.spread[4] + new.spread[5];
  -- No rating under five reviews; half a hundredth goes up.
  new.rating_hundredths := case when new.reviews_count >= 5 then (stars * 200 + new.reviews_count) / (2 * new.reviews_count) else 0 end;
  -- Recommended: the mean in thousandths as if five reviews of four stars came first, and one for each reading up to 500.
  new.score := (stars + 20) * 1000 / (new.reviews_count + 5) + least(new.readings_count, 500);
  new.search := folded(new.username || ' ' || new.display_name || ' ' || new.headline);
  new.tags := case when not new.listed then '{}' else
    array['all']
    || case when new.online and new.reading_id is null and new.availability = 'available' then array['now'] else '{}' end
    || array(select 'e:' || e from unnest(new.expertises) e union select 'l:' || l from unnest(new.languages) l
      union select 'c:' || c from unnest(new.channels) c order by 1) end;
  return new;
end $$;

create or replace function reader_tagged() returns trigger language plpgsql as $$
begin
  delete from reader_tag where reader_id = new.id and tag <> all (new.tags);
  insert into reader_tag (tag, reader_id, score, rating_hundredths, listed_at, readings_count)
    select tag, new.id, new.score, new.rating_hundredths, new.listed_at, new.readings_count from unnest(new.tags) tag
    on conflict (reader_id, tag) do update set score = excluded.score, rating_hundredths = excluded.rating_hundredths,
      listed_at = excluded.listed_at, readings_count = excluded.readings_count
    where (reader_tag.score, reader_tag.rating_hundredths, reader_tag.listed_at, reader_tag.readings_count)
      is distinct from (excluded.score, excluded.rating_hundredths, excluded.listed_at, excluded.readings_count);
  return null;
end $$;
