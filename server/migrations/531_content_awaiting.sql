-- What readers wrote and nobody of the house has looked at is counted on the overview.
create index content_awaiting on content_piece (saved_at) where state = 'awaiting';
