-- An instant is called `at`, or something that ends so.
alter table favorite rename column since to added_at;
