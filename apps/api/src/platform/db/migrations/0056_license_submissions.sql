-- A licence that a person sent for staff to look at: one for each person, a newer one in its place. The pictures are gone once
-- it is checked, and after a time in any case.
create table license_submission (
  -- That of the person.
  id int primary key references person on delete cascade,
  version int not null default 1,
  sent_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'REFUSED', 'APPROVED')),
  reason text,
  checked_at timestamptz,
  check ((state = 'WAITING') = (checked_at is null)),
  check ((state = 'REFUSED') = (reason is not null))
);
create index license_submission_waiting on license_submission (sent_at, id) where state = 'WAITING';

create table license_picture (
  submission_id int not null references license_submission on delete cascade,
  side text not null check (side in ('FRONT', 'BACK')),
  content bytea not null,
  primary key (submission_id, side)
);
alter table license_picture alter column content set storage external;

-- The last day of the licence that its owner was notified of, so that it is said once.
alter table person add column license_notified_for date;
