-- Where the trips of a membership belong in its own books.
alter table membership add column cost_center text check (cost_center <> '');
