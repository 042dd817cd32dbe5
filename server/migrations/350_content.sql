-- What the house and its readers write for the public pages: articles, questions and the rest are one thing of several kinds.
create table content_piece (
  id text primary key,
  kind text not null check (kind in ('article', 'blog', 'question', 'page', 'service', 'offer')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null default '',
  position integer not null default 0,
  -- Without one it is the house's own.
  author_id text references reader,
  state text not null default 'draft' check (state in ('draft', 'awaiting', 'scheduled', 'published', 'withdrawn')),
  -- The number of the newest version.
  versions integer not null default 0,
  saved_at timestamptz(3) not null,
  publish_at timestamptz(3),
  published_at timestamptz(3),
  -- When what visitors read was last changed.
  changed_at timestamptz(3),
  returned_reason text,
  unique (kind, slug),
  check ((state = 'scheduled') = (publish_at is not null)),
  check ((published_at is null) = (changed_at is null)),
  check (state not in ('published', 'withdrawn') or published_at is not null)
);
create index content_published on content_piece (kind, published_at, id) where state = 'published';
create index content_of_author on content_piece (author_id, saved_at, id);
create index content_saved on content_piece (saved_at, id);
create index content_due on content_piece (publish_at) where state = 'scheduled';

-- Each save is one. Nothing of it is edited but which of them visitors read.
create table content_version (
  piece_id text not null references content_piece,
  number integer not null check (number > 0),
  locale text not null check (locale in ('en', 'es', 'ar')),
  title text not null,
  summary text not null,
  body text not null,
  saved_by text references account_person,
  saved_at timestamptz(3) not null,
  live boolean not null default false,
  primary key (piece_id, number)
);
create unique index content_live on content_version (piece_id, locale) where live;
create index content_newest on content_version (piece_id, locale, number);
