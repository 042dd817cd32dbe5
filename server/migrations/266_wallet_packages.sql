-- An admin edits packages. Who looks at one is charged what they see: other terms are another row, and the old one goes off
-- sale. They stand in the order of their size.
alter table wallet_package drop column position;
create trigger wallet_package_terms before update of id, price_cents, paid_seconds, free_seconds on wallet_package
  for each row execute function append_only();
create trigger wallet_package_rows before delete on wallet_package for each row execute function append_only();
