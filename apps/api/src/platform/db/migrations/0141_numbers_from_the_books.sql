-- Where another system numbers, a bill has a number of ours until it has theirs: `number` is theirs from then on, `bill_number` stays.
alter table invoice
  add column numbered_by text not null default 'OWN' check (numbered_by in ('OWN', 'TRIPLETEX')),
  add column bill_number int,
  add column is_numbered boolean not null default true,
  alter column kid drop not null,
  drop constraint invoice_organization_id_number_key,
  add check ((numbered_by = 'OWN') = (bill_number is null)),
  add check (numbered_by = 'TRIPLETEX' or is_numbered and kid is not null),
  add unique (organization_id, bill_number);
-- Two series may meet in a number, and so may a number of ours that waits for theirs.
create unique index invoice_number_once on invoice (organization_id, number, numbered_by, (case when is_numbered then 0 else bill_number end));
create table bill_number (
  organization_id int primary key references organization,
  last_number int not null
);

-- What became of each bill on its way to whom it is to: of ours its last delivery, of theirs what the books say.
create view last_delivery as
  (select distinct on (organization_id, invoice_id) organization_id, invoice_id, method, state, problem, ended_at
   from invoice_delivery order by organization_id, invoice_id, id desc)
union all
  select t.organization_id, t.own_id::int, coalesce(t.method, i.method),
    case when t.state in ('SYNCED', 'MARKED') then 'SENT' when stopped.it is null then 'QUEUED' else 'FAILED' end,
    case when t.state not in ('SYNCED', 'MARKED') then stopped.it end, coalesce(t.ended_at, t.next_at)
  from accounting_task t join invoice i on (i.organization_id, i.id) = (t.organization_id, t.own_id)
  left join lateral (select 'Se Tripletex-feil' as it from accounting_need n
    join accounting_task s on (s.organization_id, s.id) = (n.organization_id, n.task_id) and s.state in ('FAILED', 'PAUSED', 'UNKNOWN')
    where (n.organization_id, n.invoice_id) = (t.organization_id, t.own_id) limit 1) stopped on true
  where t.kind = 'SENDING' and i.numbered_by = 'TRIPLETEX';

alter table incoming_payment drop constraint incoming_payment_source_check,
  add constraint incoming_payment_source_check check (source in ('OCR', 'CAMT_054', 'PAYMENT_PORT', 'MANUAL', 'IMPORT', 'TRIPLETEX'));
alter table accounting_configuration add column payments_read_at timestamptz;
