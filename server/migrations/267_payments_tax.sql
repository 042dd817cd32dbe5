-- Tax that is included in the price, by the buyer's country: none where the house has set no rate.
create table payment_tax_rate (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  -- What it is called on a receipt.
  name text not null,
  basis_points bigint not null check (basis_points between 1 and 5000)
);
-- As it was when the payment was made; it changes no amount.
alter table payment
  add column tax_cents bigint not null default 0 check (tax_cents >= 0 and tax_cents < amount_cents),
  add column tax_country text,
  add column tax_name text,
  add column tax_basis_points bigint,
  add check ((tax_basis_points is null) = (tax_name is null) and (tax_name is null) = (tax_country is null)),
  add check (tax_cents = 0 or tax_basis_points is not null);
create trigger payment_terms_tax before update of tax_cents, tax_country, tax_name, tax_basis_points on payment
  for each row execute function append_only();
