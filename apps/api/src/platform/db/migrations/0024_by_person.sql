-- A person's own trips over all clubs and memberships: the year of a member, the export, and what keeps an account open.
create index reservation_by_person on reservation (person_id, start_at) where person_id is not null;
create index reservation_driver_by_person on reservation_driver (person_id);
