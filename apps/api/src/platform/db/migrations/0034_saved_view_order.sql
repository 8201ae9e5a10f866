-- The order that a person gives their own views of a list.
alter table admin_saved_view add column position int not null default 0;
