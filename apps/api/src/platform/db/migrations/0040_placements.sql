-- How often assignments of a car were written. Whoever books waits for the car's row, and sees that it counts more than before.
alter table car add column placements int not null default 0;
drop trigger bump_version on car;
-- Whoever has the car open on a form is not in the way of its next place.
create trigger bump_version before update on car for each row when (new.placements = old.placements)
  execute function bump_version();

-- Who took a way out back.
alter table conflict_solution add column undone_by int references person;
create index conflict_solution_by_undoer on conflict_solution (undone_by) where undone_by is not null;
create index conflict_solution_by_time on conflict_solution (organization_id, at desc);

-- Which cars had a plate before another.
create index admin_change_from_plate on admin_change (organization_id, (changes -> 'licensePlate' ->> 'from'))
  where resource = 'cars' and changes ? 'licensePlate';
