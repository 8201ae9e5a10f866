-- Clubs that publish where their cars are and when they are free. A club without a row publishes nothing.
create table open_data (
  organization_id int primary key references organization,
  published boolean not null default true,
  -- Of the club, not of a person: everybody can read it.
  contact_email text not null check (contact_email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  -- SPDX.
  license_id text not null default 'CC-BY-4.0' check (license_id in ('CC-BY-4.0', 'CC0-1.0', 'NLOD-2.0')),
  -- What the public ids of the cars are made with.
  vehicle_secret bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
    check (length(vehicle_secret) >= 32)
);
