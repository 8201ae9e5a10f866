-- What whoever pays has agreed with the bank: eFaktura, and AvtaleGiro by its KID. The accounting system bills by it; without one none is made.
alter table membership
  add column has_e_invoice boolean not null default false,
  add column direct_debit_kid text check (direct_debit_kid ~ '^[0-9]{2,25}$'),
  -- Notice in writing is wanted before each withdrawal.
  add column direct_debit_notice boolean not null default false,
  add constraint membership_direct_debit check (not direct_debit_notice or direct_debit_kid is not null);
create unique index membership_by_direct_debit on membership (organization_id, direct_debit_kid) where direct_debit_kid is not null;
