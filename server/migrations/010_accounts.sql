-- Everybody who may sign in. `state`: pending until the one-time code is confirmed, then active; lapsed or erased rows keep
-- their id alone. A block lies beside the state, so that it ends by itself.
create table account_person (
  id text primary key,
  role text not null check (role in ('CLIENT', 'READER', 'ADMIN')),
  username text not null,
  email text not null check (email = lower(email)),
  password_hash text not null,
  -- Moves when the password is another one, not when it is hashed anew.
  password_version integer not null default 1,
  first_name text not null,
  last_name text,
  date_of_birth date,
  country text,
  province text,
  -- Encrypted for this row alone (accounts/sealed.ts).
  mobile bytea,
  time_zone text not null default 'UTC',
  locale text not null default 'en',
  terms_version text,
  offer text,
  -- Signed up together with a first purchase: no welcome minutes.
  paid_sign_up boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'active', 'lapsed', 'erased')),
  approval text check (approval in ('waiting', 'approved', 'refused')),
  rate_cents_per_minute integer not null default 48 check (rate_cents_per_minute between 0 and 1000),
  blocked_at timestamptz,
  blocked_until timestamptz,
  blocked_reason text,
  trusted_at timestamptz,
  trusted_reason text,
  totp_secret bytea,
  totp_pending bytea,
  -- The last 30-second step whose code was used: a code works once.
  totp_step bigint not null default 0,
  totp_exempt boolean not null default false,
  made_at timestamptz not null,
  verified_at timestamptz,
  check ((role = 'READER') = (approval is not null))
);
create unique index account_person_username on account_person (lower(username));
create unique index account_person_email on account_person (email);
create index account_person_role on account_person (role, lower(username));
create index account_person_pending on account_person (made_at) where state = 'pending';

-- A user name that somebody chose together with a taken e-mail: held as if the account had been made.
create table account_reserved_name (
  name text primary key,
  until timestamptz not null
);

-- One sign-in on one device; its tokens are its generations. It ends by idling, at its last moment, or by being ended.
create table account_sign_in (
  id text primary key,
  person_id text not null references account_person (id),
  made_at timestamptz not null,
  seen_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_because text,
  device text not null,
  address text not null
);
create index account_sign_in_person on account_sign_in (person_id) where ended_at is null;
create index account_sign_in_ends on account_sign_in (ends_at);

-- Both tokens are kept as SHA-256 only. A refresh token that was replaced stays, so that its reuse is seen.
create table account_token (
  refresh_hash bytea primary key,
  access_hash bytea not null unique,
  sign_in_id text not null references account_sign_in (id) on delete cascade,
  access_until timestamptz not null,
  replaced_at timestamptz
);
create index account_token_sign_in on account_token (sign_in_id);

-- One open code or link per person and purpose; a new one overwrites it, use deletes it.
create table account_code (
  person_id text not null references account_person (id),
  purpose text not null check (purpose in ('sign_up', 'email', 'reset')),
  code_hash bytea,
  token_hash bytea unique,
  -- What is confirmed: the new e-mail address of a change.
  subject text,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (person_id, purpose)
);

create table account_recovery_code (
  person_id text not null references account_person (id),
  code_hash bytea not null,
  primary key (person_id, code_hash)
);

-- What a reader applied with, as it was read when it was decided.
create table account_application (
  person_id text primary key references account_person (id),
  words jsonb not null,
  -- The name of an upload.
  picture text,
  reason text,
  decided_at timestamptz
);
