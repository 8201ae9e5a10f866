-- Readings are read in lists, as what was bought with fuel cards is.
alter table odometer_reading add column version int not null default 1;
create index odometer_reading_by_id on odometer_reading (id);
create index odometer_reading_by_time on odometer_reading (organization_id, at, id);
create trigger bump_version before update on odometer_reading for each row execute function bump_version();
