-- Two assignments that change cars overlap until both have gone: what is moved together is held apart when all of it stands.
alter table car_assignment drop constraint car_assignment_one_at_a_time;
alter table car_assignment
  add constraint car_assignment_one_at_a_time
    exclude using gist (organization_id with =, car_id with =, tstzrange(start_at, end_at) with &&)
    deferrable initially immediate;
