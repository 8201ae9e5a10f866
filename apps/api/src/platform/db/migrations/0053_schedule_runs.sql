-- The last run of each work that runs by itself. Until it is finished nobody knows how it went.
create table schedule_run (
  name text primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Null where the last one went well, or is not finished.
  error text,
  succeeded_at timestamptz
);
