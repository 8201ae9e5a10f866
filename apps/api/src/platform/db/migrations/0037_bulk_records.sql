-- A bulk change has a row of each record that it is about: they are fixed when it begins and worked through some at a time.
alter table admin_bulk_run rename column succeeded to done;
alter table admin_bulk_run
  add column sent jsonb not null default '{}',
  add column why text,
  add column undoes int,
  add column is_rehearsal boolean not null default false,
  add column state text not null default 'done' check (state in ('working', 'stopped', 'done')),
  add column problem text,
  add column moved_at timestamptz not null default now(),
  add column waiting int not null default 0,
  add column same int not null default 0;

create table admin_bulk_record (
  organization_id int not null,
  run_id int not null,
  record_id int not null,
  place int not null,
  version int,
  state text not null check (state in ('waiting', 'done', 'same', 'failed')),
  title text not null default '',
  errors jsonb not null default '[]',
  changes jsonb not null default '{}',
  primary key (organization_id, run_id, record_id),
  foreign key (organization_id, run_id) references admin_bulk_run on delete cascade
);
create index admin_bulk_record_by_state on admin_bulk_record (organization_id, run_id, state, place);

insert into admin_bulk_record (organization_id, run_id, record_id, place, state, title, errors, changes)
select r.organization_id, r.id, (one.result->>'id')::int, min(one.place), case when bool_and((one.result->>'ok')::boolean) then 'done' else 'failed' end,
  min(one.result->>'title'), (array_agg(one.result->'errors'))[1], (array_agg(one.result->'changes'))[1]
from admin_bulk_run r, jsonb_array_elements(r.results) with ordinality as one(result, place)
group by r.organization_id, r.id, (one.result->>'id')::int;

alter table admin_bulk_run drop column results;
-- What has not moved for a while is looked for, and what nobody started is forgotten.
create index admin_bulk_run_working on admin_bulk_run (moved_at) where state = 'working';
create index admin_bulk_run_rehearsed on admin_bulk_run (moved_at) where is_rehearsal;
