-- A command of staff to a car has an id of its own: it goes to the car once, however often it comes here.
alter table car_access_attempt add column command_id uuid;
create unique index car_access_attempt_command on car_access_attempt (organization_id, command_id)
  where command_id is not null and result = 'asked';

-- Whoever calls is found by the last eight digits of the phone.
create index person_by_phone_end on person (right(phone, 8)) where phone is not null;

-- Which reservations had a car before they were given another.
create index reservation_change_from_car on reservation_change (organization_id, (changes -> 'carId' ->> 'from'))
  where changes ? 'carId';
