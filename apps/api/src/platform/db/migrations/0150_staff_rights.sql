-- A right may end; what has ended stands in the history alone.
alter table organization_permission add column ends_at timestamptz;
create view held_permission with (security_invoker = true) as
  select organization_id, person_id, permission, ends_at from organization_permission
  where ends_at is null or ends_at > now();

-- Rights that wait for whoever proves the address to be theirs.
create table staff_invitation (
  organization_id int not null references organization,
  id int generated always as identity,
  name text not null,
  email text not null,
  rights jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index staff_invitation_once on staff_invitation (organization_id, lower(email));
create index staff_invitation_to on staff_invitation (lower(email));
