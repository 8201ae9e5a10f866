-- The plan shows cars place by place, some at a time.
create index car_by_location on car (organization_id, location_id, car_number, id);
