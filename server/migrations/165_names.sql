-- What is said to people by its name is one of the names that there is a sentence for.
alter table reading_moment add check (what in ('paid_time_agreed', 'limit_set', 'time_added', 'time_given'));
alter table reading add check (end_cause in ('client', 'reader', 'admin', 'system', 'not_started', 'standby_too_long',
  'client_away', 'reader_away', 'time_used', 'limit_reached', 'no_consent', 'declined', 'missed', 'withdrawn'));
alter table reading add check (auto_return in ('reader_silent', 'under_a_minute'));
alter table wallet_account add check (source in ('package', 'welcome', 'gift', 'time_back'));
alter table payment add check (method in ('card'));
