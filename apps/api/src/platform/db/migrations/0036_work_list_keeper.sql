-- Who of the staff has taken a reservation that somebody has to look at.
alter table reservation add column keeper_id int references person;
create index reservation_by_keeper on reservation (keeper_id) where keeper_id is not null;
