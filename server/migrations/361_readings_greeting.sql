-- What its reader says first in every room, as it was when they accepted: later words change no reading that was.
alter table reading add greeting text check (length(greeting) <= 500);
