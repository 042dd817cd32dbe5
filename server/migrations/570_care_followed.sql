-- What the house did where somebody may not have been safe, beside who has seen it: a step each, none of them edited.
create table care_followed (
  id bigint generated always as identity primary key,
  sign_id text not null references care_sign,
  what text not null check (what in ('wrote', 'called', 'paused', 'limits', 'nothing')),
  words text check (char_length(words) between 1 and 200),
  by_id text not null references account_person,
  at timestamptz(3) not null
);
create index care_followed_sign on care_followed (sign_id, id);
