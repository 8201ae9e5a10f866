-- A right may begin on a day that is to come, as it may end.
alter table organization_permission add column starts_at timestamptz;
create or replace view held_permission with (security_invoker = true) as
  select organization_id, person_id, permission, ends_at from organization_permission
  where (ends_at is null or ends_at > now()) and (starts_at is null or starts_at <= now());
