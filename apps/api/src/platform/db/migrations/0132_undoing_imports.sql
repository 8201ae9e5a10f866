-- A large file is undone piece by piece, and whoever goes on with it is somebody: who asked for the work at hand.
alter table import_run drop constraint import_run_state_check,
  add constraint import_run_state_check
    check (state in ('READING', 'REHEARSING', 'REHEARSED', 'IMPORTING', 'DONE', 'UNDOING', 'CANCELED', 'FAILED', 'UNDONE')),
  add column asked_by int references person;
update import_run set asked_by = coalesce(imported_by, uploaded_by);
drop index import_run_working;
create index import_run_working on import_run (worked_at) where state in ('READING', 'REHEARSING', 'IMPORTING', 'UNDOING');

-- From the last row of a run to its first.
drop index import_key_by_run;
create index import_key_by_run on import_key (organization_id, run_id, row_number);

-- What staff have said of rows is forgotten without going through all of them.
create index import_row_answered on import_row (organization_id, run_id, row_number) where mended is not null or answer is not null;

-- Whether a line of a file is billed is asked each time the file is looked at.
create index charge_billed_of_files on charge (organization_id, id) where source = 'IMPORT' and state = 'billed';
