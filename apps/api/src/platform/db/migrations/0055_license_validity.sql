-- The last day of a licence, in Oslo. Null where it is not known to run out.
alter table person add column license_valid_until date;

-- Whether a licence counts depends on the day: what was a column is reckoned when it is read, and is still named as one (p.drivers_license_valid).
alter table person drop column drivers_license_valid;
create function drivers_license_valid(p person) returns boolean language sql stable parallel safe
  return p.license_state in ('VERIFIED', 'MANUAL')
    and (p.license_valid_until is null or p.license_valid_until >= (now() at time zone 'Europe/Oslo')::date);
