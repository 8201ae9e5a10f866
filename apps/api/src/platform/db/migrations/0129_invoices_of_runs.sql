-- How far a run has come, and what of it waits to be sent, is asked every few seconds while it is sent.
create index invoice_by_run on invoice (organization_id, run_id) where run_id is not null;
create index invoice_delivery_queued on invoice_delivery (organization_id, invoice_id) where state = 'QUEUED' and method <> 'PRINT';
