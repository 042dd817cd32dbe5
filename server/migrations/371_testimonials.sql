-- What was taken down by mistake may be put back within a day, and counts again from then on; after that it is final.
alter table testimonial
  add column restored_at timestamptz(3),
  add column restored_by text references account_person,
  add check ((restored_at is null) = (restored_by is null));

create function testimonial_put_back() returns trigger language plpgsql as $$
begin
  if new.removed_at is null and new.restored_at between old.removed_at and old.removed_at + interval '24 hours' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $$;
drop trigger testimonial_taken on testimonial;
create trigger testimonial_taken before update of removed_at on testimonial for each row
  when (old.removed_at is not null) execute function testimonial_put_back();
drop trigger testimonial_counted on testimonial;
create trigger testimonial_counted after update of removed_at on testimonial for each row
  when ((old.removed_at is null) <> (new.removed_at is null)) execute function testimonial_counted();
