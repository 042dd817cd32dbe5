-- How pictures of the other person appear in a live chat; null: as it is usual for the role.
alter table account_person add live_pictures text check (live_pictures in ('shown', 'blurred'));
