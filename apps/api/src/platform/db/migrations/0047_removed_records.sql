-- What staff deleted, as it was, with what went with it: for a day it can be brought back as the same record.
create table admin_removed (
  organization_id int not null references organization,
  resource text not null,
  record_id int not null,
  at timestamptz not null,
  -- The rows by their table, the record's own first.
  kept jsonb not null,
  primary key (organization_id, resource, record_id)
);
create index admin_removed_by_time on admin_removed (at);
