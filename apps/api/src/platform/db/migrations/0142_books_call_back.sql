-- What of the books is subscribed to and how that stands, when they last called, and which months are locked over there.
alter table accounting_configuration
  add column subscriptions jsonb not null default '[]',
  add column called_at timestamptz,
  add column closed_months text[] not null default '{}';
