-- What is typed into a search is found by an index at any length and in any script. The trigrams of pg_trgm know nothing of
-- fewer than three signs, and what a letter is depends there on the locale that a database was made with.

-- Text as searches read it: folded, a blank before each word and none behind the last.
create function searchable(written text) returns text language sql immutable parallel safe strict return
  ' ' || btrim(regexp_replace(folded(written), '[\s._@-]+', ' ', 'g'));

-- What is typed, as it is looked for in such a text: any part of it, with one or two signs the beginning of a word; null where
-- nothing is left to look for.
create function sought(typed text) returns text language sql immutable parallel safe strict return
  case when searchable(typed) = ' ' then null
    when length(searchable(typed)) < 4 then searchable(typed)
    else substr(searchable(typed), 2) end;

-- Every three signs in a row of such a text, and the first sign of each word. It costs enough to be asked of the index only.
create function grams_of(written text) returns text[] language sql immutable parallel safe strict cost 10000 return
  array(select substr(written, at, 3) from generate_series(1, length(written) - 2) at
    union all select substr(written, at, 2) from generate_series(1, length(written) - 1) at where substr(written, at, 1) = ' ');

-- Some of those that a text with this in it has: a dozen side by side tell enough.
create function grams_for(sought text) returns text[] language sql immutable parallel safe strict return
  case when length(sought) = 2 then array[sought]
    else array(select substr(sought, least(at, length(sought) - 2), 3)
      from generate_series(1, least(length(sought), 36), 3) at) end;

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
  new.search := searchable(new.username || ' ' || new.display_name || ' ' || new.headline);
  new.tags := case when not new.listed then '{}' else
    array['all']
    || case when new.online and new.reading_id is null and new.availability = 'available' then array['now'] else '{}' end
    || array(select 'e:' || e from unnest(new.expertises) e union select 'l:' || l from unnest(new.languages) l
      union select 'c:' || c from unnest(new.channels) c order by 1) end;
  return new;
end $$;

drop index reader_search;
update reader set search = '';
create index reader_search on reader using gin (grams_of(search)) with (fastupdate = off);
create index reader_names on reader using gin (grams_of(searchable(username || ' ' || display_name))) with (fastupdate = off);
create index account_person_search on account_person using gin (grams_of(searchable(username || ' ' || email)))
  with (fastupdate = off);
