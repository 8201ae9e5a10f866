-- How a club reaches its books in another system. The token is sealed with a key that is not in the database.
create table accounting_configuration (
  organization_id int primary key references organization,
  employee_token bytea,
  company_id int,
  company_name text,
  tested_at timestamptz,
  -- Why the last try failed; null where it worked.
  problem text,
  closed_until date,
  -- What was found wrong by the last try that worked.
  findings jsonb not null default '[]'
);

-- What is called otherwise over there. What is not here is called the same.
create table accounting_mapping (
  organization_id int not null references organization,
  kind text not null check (kind in ('PRODUCT', 'VAT', 'ACCOUNT')),
  own text not null,
  foreign_number text not null,
  primary key (organization_id, kind, own)
);
