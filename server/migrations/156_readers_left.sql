-- Whoever comes in is not available by that: they choose it, and it holds while they stay. When somebody left says whether
-- what they chose then still holds.
alter table reader add left_at timestamptz(3);
alter table reader alter availability set default 'away';
update reader set availability = 'away' where not online;
