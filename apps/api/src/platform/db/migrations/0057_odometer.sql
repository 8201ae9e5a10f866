-- What the car's odometer showed when a trip began and when it was over, in whole kilometres, who says so, and of which moment it is.
-- An ended trip of which nobody knows how far it went waits: neither billed nor billed as none.
alter table reservation
  add start_odometer int check (start_odometer >= 0),
  add start_odometer_source text check (start_odometer_source in ('TELEMATICS', 'DRIVER', 'STAFF')),
  add start_odometer_at timestamptz,
  add end_odometer int check (end_odometer >= 0),
  add end_odometer_source text check (end_odometer_source in ('TELEMATICS', 'DRIVER', 'STAFF')),
  add end_odometer_at timestamptz,
  add kilometers_missing boolean not null default false,
  add constraint reservation_start_odometer_whole check (num_nulls(start_odometer, start_odometer_source, start_odometer_at) in (0, 3)),
  add constraint reservation_end_odometer_whole check (num_nulls(end_odometer, end_odometer_source, end_odometer_at) in (0, 3));
-- The last reading of a car.
create index reservation_odometer on reservation (organization_id, car_id, start_at)
  where start_odometer is not null or end_odometer is not null;
-- What somebody may have to look at: missing kilometres too.
drop index reservation_admin_work;
create index reservation_admin_work on reservation (organization_id, start_at, id) where needs_review or kilometers_missing
  or (started_at is not null and ended_at is null and canceled_at is null and voided_at is null);
