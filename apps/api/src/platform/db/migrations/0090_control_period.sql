-- Until when the members of a run may say what is wrong with its draft before it can be approved, and when each of them was told.
alter table billing_run add column open_until timestamptz not null default now();
alter table billing_run_membership add column told_at timestamptz;
-- Who holds a run back while its invoices are made and sent.
alter table billing_run add column paused_at timestamptz;
