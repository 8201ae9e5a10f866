-- Whatever changes a reservation counts its version up, as it does for every other kind of record.
create trigger bump_version before update on reservation for each row
  when (old.* is distinct from new.*) execute function bump_version();
-- What somebody did to reservations, for whoever takes their data with them.
create index reservation_change_by_person on reservation_change (person_id, at) where person_id is not null;
