create extension if not exists pg_trgm;

-- Text as searches compare it: no accents, no upper case.
create function folded(written text) returns text language sql immutable parallel safe return
  lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g'));

-- A person's place in the directory, their desk, and what visitors count: the id is the person's.
create table reader (
  id text primary key references account_person,
  -- Copied from the account: searches and cards need it beside the rest.
  username text not null,
  display_name text not null,
  headline text not null,
  about text not null default '',
  picture text,
  expertises text[] not null default '{}',
  languages text[] not null default '{}',
  channels text[] not null default '{}' check (channels <@ '{chat,voice,phone,email}'::text[]),
  years integer not null default 0 check (years between 0 and 80),
  -- Copied from the account; the schedule is told in it.
  time_zone text not null,
  schedule jsonb not null default '[]',
  -- Shown in public: approved, active, not blocked. Kept by the trigger on accounts.
  listed boolean not null default false,
  listed_at timestamptz not null,
  -- When what the profile's page says last changed; coming and going doesn't count.
  changed_at timestamptz not null default now(),

  availability text not null default 'available' check (availability in ('available', 'paused', 'away')),
  back_at timestamptz,
  online boolean not null default false,
  chat_id text,
  status_line text not null default '',
  greeting text not null default '',
  quick_replies text[] not null default '{}',

  -- Reviews by stars, one to five. Kept by the trigger on testimonials.
  spread integer[] not null default '{0,0,0,0,0}' check (cardinality(spread) = 5 and 0 <= all (spread)),
  sessions_count integer not null default 0 check (sessions_count >= 0),
  -- Derived by reader_derived() from what stands above.
  reviews_count integer not null default 0,
  rating_hundredths integer not null default 0,
  score integer not null default 0,
  search text not null default '',
  tags text[] not null default '{}'
) with (fillfactor = 80);
create index reader_username on reader (lower(username) text_pattern_ops);
create index reader_search on reader using gin (search gin_trgm_ops) with (fastupdate = off);
create index reader_back on reader (back_at) where back_at is not null;

-- Every listed reader under each tag: 'all', 'now' while free, 'e:' expertise, 'l:' language, 'c:' channel.
-- One index an order, so that a page of any one filter reads a page of rows.
create table reader_tag (
  tag text not null,
  reader_id text not null references reader on delete cascade,
  score integer not null,
  rating_hundredths integer not null,
  listed_at timestamptz not null,
  sessions_count integer not null,
  primary key (reader_id, tag)
);
create index reader_tag_recommended on reader_tag (tag, score desc, reader_id desc);
create index reader_tag_rating on reader_tag (tag, rating_hundredths desc, reader_id desc);
create index reader_tag_newest on reader_tag (tag, listed_at desc, reader_id desc);
create index reader_tag_most_readings on reader_tag (tag, sessions_count desc, reader_id desc);

create function reader_derived() returns trigger language plpgsql as $$
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
  -- Recommended: the mean in thousandths as if five reviews of four stars came first, and one for each session up to 500.
  new.score := (stars + 20) * 1000 / (new.reviews_count + 5) + least(new.sessions_count, 500);
  new.search := folded(new.username || ' ' || new.display_name || ' ' || new.headline);
  new.tags := case when not new.listed then '{}' else
    array['all']
    || case when new.online and new.chat_id is null and new.availability = 'available' then array['now'] else '{}' end
    || array(select 'e:' || e from unnest(new.expertises) e union select 'l:' || l from unnest(new.languages) l
      union select 'c:' || c from unnest(new.channels) c order by 1) end;
  return new;
end $$;
create trigger reader_derived before insert or update on reader for each row execute function reader_derived();

create function reader_tagged() returns trigger language plpgsql as $$
begin
  delete from reader_tag where reader_id = new.id and tag <> all (new.tags);
  insert into reader_tag (tag, reader_id, score, rating_hundredths, listed_at, sessions_count)
    select tag, new.id, new.score, new.rating_hundredths, new.listed_at, new.sessions_count from unnest(new.tags) tag
    on conflict (reader_id, tag) do update set score = excluded.score, rating_hundredths = excluded.rating_hundredths,
      listed_at = excluded.listed_at, sessions_count = excluded.sessions_count
    where (reader_tag.score, reader_tag.rating_hundredths, reader_tag.listed_at, reader_tag.sessions_count)
      is distinct from (excluded.score, excluded.rating_hundredths, excluded.listed_at, excluded.sessions_count);
  return null;
end $$;
create trigger reader_tagged_new after insert on reader for each row execute function reader_tagged();
create trigger reader_tagged after update on reader for each row
  when ((old.tags, old.score, old.rating_hundredths, old.listed_at, old.sessions_count)
    is distinct from (new.tags, new.score, new.rating_hundredths, new.listed_at, new.sessions_count))
  execute function reader_tagged();

-- Whoever is a reader has a row here, under the account's name, and is shown as long as the account stands.
create function reader_follows() returns trigger language plpgsql as $$
declare
  stands boolean := new.state = 'active' and new.approval = 'approved' and new.blocked_at is null;
begin
  insert into reader (id, username, display_name, headline, time_zone, listed, listed_at)
    values (new.id, new.username, new.first_name, '', new.time_zone, stands, coalesce(new.verified_at, new.made_at))
    on conflict (id) do update set username = excluded.username, time_zone = excluded.time_zone, listed = excluded.listed,
      listed_at = case when excluded.listed and not reader.listed then excluded.listed_at else reader.listed_at end;
  return null;
end $$;
create trigger reader_follows_new after insert on account_person for each row when (new.role = 'READER')
  execute function reader_follows();
create trigger reader_follows after update of username, time_zone, state, approval, blocked_at, verified_at on account_person
  for each row when (new.role = 'READER') execute function reader_follows();

-- The nodes that a reader's sockets are on. Rows change when somebody comes or goes, not while they stay.
create table reader_presence (
  reader_id text not null references reader on delete cascade,
  node text not null,
  primary key (reader_id, node)
);
create index reader_presence_node on reader_presence (node);

-- Each node says once in a while that it lives; who was on a node that fell silent is gone.
create table reader_node (
  node text primary key,
  seen_at timestamptz not null
);
