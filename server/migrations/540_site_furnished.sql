-- A demo's first start that was cut short is known by having people and not this.
alter table site add column furnished_at timestamptz(3);
update site set furnished_at = now() where demo and exists (select from account_person);
