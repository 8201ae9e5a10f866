-- What an organization decides: each value from an instant on, until the next of its key. Without a row the standard holds.
create table organization_setting (
  organization_id int not null references organization,
  key text not null,
  valid_from timestamptz not null check (isfinite(valid_from)),
  value jsonb not null,
  created_at timestamptz not null default now(),
  -- Null where it was no person of the site.
  person_id int references person,
  why text,
  primary key (organization_id, key, valid_from)
);
-- What a reservation costs when it is cancelled, as it was when it was booked. What was booked until now was booked under these.
alter table reservation
  add column cancel_fee_percent int not null default 50 check (cancel_fee_percent between 0 and 100),
  add column cancel_fee_window_hours int not null default 48 check (cancel_fee_window_hours >= 1),
  add column cancel_free_minutes int not null default 60 check (cancel_free_minutes >= 0);
