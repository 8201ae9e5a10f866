-- When the owners of a membership were last asked who receives its invoices.
alter table membership add column billing_data_asked_at timestamptz;
