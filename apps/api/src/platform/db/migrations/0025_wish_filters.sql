-- A filter may be longer than an index takes: wishes are the same by a digest of it.
drop index wait_wish_same;
create unique index wait_wish_same on wait_wish
  (organization_id, person_id, membership_id, start_at, end_at, super_damage_waiver, car_id, lat, lng, max_metres, md5(filter::text))
  nulls not distinct where outcome is null;
