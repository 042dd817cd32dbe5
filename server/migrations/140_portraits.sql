-- A reader's picture in public is an upload of theirs, square and claimed: its name, and its side in pixels, which says in
-- what sizes it is there. The side stands here as well because every card of a list needs it.
update reader set picture = null where picture is not null;
alter table reader add picture_side integer check (picture_side between 1 and 1600);
alter table reader add constraint reader_picture_whole check ((picture is null) = (picture_side is null));
create unique index reader_picture on reader (picture);
