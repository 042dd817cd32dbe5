-- What is looked for with a blank before it begins a word, however long it is: the field that finds people puts those first
-- whose name begins as it was typed. A blank never came from a person, as what they type is trimmed.
create or replace function sought(typed text) returns text language sql immutable parallel safe strict return
  case when searchable(typed) = ' ' then null
    when length(searchable(typed)) < 4 or starts_with(typed, ' ') then searchable(typed)
    else substr(searchable(typed), 2) end;
