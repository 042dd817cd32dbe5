-- Time that its client buys during a reading is a moment of that reading, with how much it was.
alter table reading_moment add column seconds integer check (seconds > 0);
