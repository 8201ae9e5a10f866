-- What members owed, had to their credit and had deposited where a club comes from. An invoice from there keeps its number and its KID; it
-- stands in the books from the day on which the club goes over, against one account of the club's choice, and so does credit.
alter table invoice
  drop constraint invoice_numbered_by_check,
  drop constraint invoice_check2,
  drop constraint invoice_check3,
  add column opened_on date,
  add constraint invoice_numbered_by_check check (numbered_by in ('OWN', 'TRIPLETEX', 'ELSEWHERE')),
  add constraint bill_of_the_books check ((numbered_by = 'TRIPLETEX') = (bill_number is not null)),
  add constraint kid_when_numbered check (numbered_by = 'TRIPLETEX' or is_numbered and (kid is not null or numbered_by = 'ELSEWHERE')),
  add constraint opened_from_elsewhere check ((numbered_by = 'ELSEWHERE') = (opened_on is not null));
create index invoice_from_elsewhere on invoice (organization_id, opened_on) where numbered_by = 'ELSEWHERE';

alter table incoming_payment
  drop constraint incoming_payment_source_check,
  add constraint incoming_payment_source_check
    check (source in ('OCR', 'CAMT_054', 'PAYMENT_PORT', 'MANUAL', 'IMPORT', 'TRIPLETEX', 'OPENING'));

create or replace function date_invoice_in_open_month() returns trigger language plpgsql as $$
begin
  perform require_open_month(new.organization_id, coalesce(new.opened_on, new.invoice_date));
  return new;
end $$;

-- What was brought over wrongly is taken away whole, as long as nothing has happened to it.
create or replace function refuse_change_of_charge() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.source = 'OPENING' then return old; end if;
  raise exception 'A charge never changes. Reverse it and add another.';
end $$;
create or replace function refuse_change_of_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('delebil.removing', true) = 'on' then return old; end if;
  raise exception 'An incoming payment and what it pays never change. Reverse it and add another.';
end $$;

create or replace function name_ledger_products(of_organization int) returns void language sql as $$
  update product set key = case product_number when '9000' then 'deposit' else 'share' end
    where organization_id = of_organization and product_number in ('9000', '9010') and category = 'LIABILITY' and key is null;
  with made as (
    insert into product (organization_id, product_number, name, key, category, unit, account)
    values (of_organization, '1060', 'Purregebyr', 'reminderFee', 'FEE', 'stk', '3900'),
      (of_organization, '9090', 'Åpen post fra før', 'opening', 'FEE', 'stk', '3900')
    on conflict do nothing returning organization_id, id)
  insert into product_vat (organization_id, product_id, valid_from, vat_code)
  select organization_id, id, '2005-01-01', '7' from made
$$;
select name_ledger_products(id) from organization;

create or replace view posting as
 SELECT i.organization_id,
    i.invoice_date AS posted_on,
    i.kind,
    i.id AS source_id,
    i.number::text AS voucher,
    i.membership_id,
    'RECEIVABLES'::text AS role,
    NULL::text AS account,
    NULL::text AS vat_code,
    NULL::numeric AS vat_percent,
    i.total_ore AS amount_ore
   FROM invoice i
  WHERE i.total_ore <> 0 AND i.numbered_by <> 'ELSEWHERE'::text
UNION ALL
 SELECT i.organization_id,
    i.invoice_date AS posted_on,
    i.kind,
    i.id AS source_id,
    i.number::text AS voucher,
    i.membership_id,
    'SALES'::text AS role,
    COALESCE(l.account, p.account) AS account,
    l.vat_code,
    l.vat_percent,
    l.vat_ore - l.gross_ore AS amount_ore
   FROM invoice i
     JOIN invoice_line l ON l.organization_id = i.organization_id AND l.invoice_id = i.id
     JOIN charge c ON c.organization_id = l.organization_id AND c.id = l.charge_id
     JOIN product p ON p.organization_id = c.organization_id AND p.id = c.product_id
  WHERE l.gross_ore <> l.vat_ore AND i.numbered_by <> 'ELSEWHERE'::text
UNION ALL
 SELECT i.organization_id,
    i.invoice_date AS posted_on,
    i.kind,
    i.id AS source_id,
    i.number::text AS voucher,
    i.membership_id,
    'VAT'::text AS role,
    NULL::text AS account,
    l.vat_code,
    l.vat_percent,
    - l.vat_ore AS amount_ore
   FROM invoice i
     JOIN invoice_line l ON l.organization_id = i.organization_id AND l.invoice_id = i.id
  WHERE l.vat_ore <> 0
UNION ALL
 SELECT i.organization_id,
    i.opened_on AS posted_on,
    i.kind,
    i.id AS source_id,
    'IB'::text || i.number AS voucher,
    i.membership_id,
    part.role,
    NULL::text AS account,
    NULL::text AS vat_code,
    NULL::numeric AS vat_percent,
    part.sign * i.total_ore AS amount_ore
   FROM invoice i
     CROSS JOIN ( VALUES ('RECEIVABLES'::text,1), ('OPENING'::text,'-1'::integer)) part(role, sign)
  WHERE i.numbered_by = 'ELSEWHERE'::text AND i.total_ore <> 0
UNION ALL
 SELECT p.organization_id,
    p.posted_on,
    'PAYMENT'::text AS kind,
    p.id AS source_id,
    'I'::text || p.id AS voucher,
    NULL::integer AS membership_id,
    CASE WHEN part.role = 'BANK' AND p.source = 'OPENING' THEN 'OPENING' ELSE part.role END AS role,
    NULL::text AS account,
    NULL::text AS vat_code,
    NULL::numeric AS vat_percent,
    part.sign * p.amount_ore AS amount_ore
   FROM incoming_payment p
     CROSS JOIN ( VALUES ('BANK'::text,1), ('UNPLACED'::text,'-1'::integer)) part(role, sign)
UNION ALL
 SELECT a.organization_id,
    a.posted_on,
    'ALLOCATION'::text AS kind,
    a.id AS source_id,
    'P'::text || a.id AS voucher,
    a.membership_id,
    part.role,
    NULL::text AS account,
    NULL::text AS vat_code,
    NULL::numeric AS vat_percent,
    part.sign * a.amount_ore AS amount_ore
   FROM payment_allocation a
     CROSS JOIN LATERAL ( VALUES ('UNPLACED'::text,1), (
                CASE a.target
                    WHEN 'REPAID'::text THEN 'PAYABLE'::text
                    ELSE 'RECEIVABLES'::text
                END,'-1'::integer)) part(role, sign)
  WHERE a.target = ANY (ARRAY['INVOICE'::text, 'CREDIT'::text, 'REPAID'::text])
UNION ALL
 SELECT w.organization_id,
    w.posted_on,
    'WRITE_OFF'::text AS kind,
    w.id AS source_id,
    'T'::text || w.id AS voucher,
    w.membership_id,
    'RECEIVABLES'::text AS role,
    NULL::text AS account,
    NULL::text AS vat_code,
    NULL::numeric AS vat_percent,
    - w.amount_ore AS amount_ore
   FROM write_off w
UNION ALL
 SELECT w.organization_id,
    w.posted_on,
    'WRITE_OFF'::text AS kind,
    w.id AS source_id,
    'T'::text || w.id AS voucher,
    w.membership_id,
    'LOSS'::text AS role,
    NULL::text AS account,
    v.vat_code,
    v.vat_percent,
    v.gross_ore - v.vat_ore AS amount_ore
   FROM write_off w
     JOIN write_off_vat v ON v.organization_id = w.organization_id AND v.write_off_id = w.id
  WHERE v.gross_ore <> v.vat_ore
UNION ALL
 SELECT w.organization_id,
    w.posted_on,
    'WRITE_OFF'::text AS kind,
    w.id AS source_id,
    'T'::text || w.id AS voucher,
    w.membership_id,
    'VAT'::text AS role,
    NULL::text AS account,
    v.vat_code,
    v.vat_percent,
    v.vat_ore AS amount_ore
   FROM write_off w
     JOIN write_off_vat v ON v.organization_id = w.organization_id AND v.write_off_id = w.id
  WHERE v.vat_ore <> 0
UNION ALL
 SELECT o.organization_id,
    o.posted_on,
    'PAYOUT'::text AS kind,
    o.id AS source_id,
    'U'::text || o.id AS voucher,
    o.membership_id,
    part.role,
    NULL::text AS account,
    NULL::text AS vat_code,
    NULL::numeric AS vat_percent,
    part.sign * o.amount_ore AS amount_ore
   FROM payout o
     CROSS JOIN ( VALUES ('RECEIVABLES'::text,1), ('PAYABLE'::text,'-1'::integer)) part(role, sign)
  WHERE o.credit_note_id IS NOT NULL
UNION ALL
 SELECT o.organization_id,
    o.canceled_on AS posted_on,
    'PAYOUT_CANCELED'::text AS kind,
    o.id AS source_id,
    'UA'::text || o.id AS voucher,
    o.membership_id,
    part.role,
    NULL::text AS account,
    NULL::text AS vat_code,
    NULL::numeric AS vat_percent,
    part.sign * o.amount_ore AS amount_ore
   FROM payout o
     CROSS JOIN ( VALUES ('RECEIVABLES'::text,'-1'::integer), ('PAYABLE'::text,1)) part(role, sign)
  WHERE o.credit_note_id IS NOT NULL AND o.canceled_on IS NOT NULL
UNION ALL
 SELECT o.organization_id,
    o.paid_on AS posted_on,
    'PAYOUT_PAID'::text AS kind,
    o.id AS source_id,
    'UB'::text || o.id AS voucher,
    o.membership_id,
    part.role,
    NULL::text AS account,
    NULL::text AS vat_code,
    NULL::numeric AS vat_percent,
    part.sign * o.amount_ore AS amount_ore
   FROM payout o
     CROSS JOIN ( VALUES ('PAYABLE'::text,1), ('BANK'::text,'-1'::integer)) part(role, sign)
  WHERE o.paid_on IS NOT NULL
UNION ALL
 SELECT e.organization_id,
    (e.decided_at AT TIME ZONE 'Europe/Oslo'::text)::date AS posted_on,
    'EXPENSE'::text AS kind,
    e.id AS source_id,
    'E'::text || e.id AS voucher,
    e.membership_id,
    part.role,
    part.account,
    part.vat_code,
    part.vat_percent,
    part.ore AS amount_ore
   FROM reservation_expense e
     CROSS JOIN LATERAL ( VALUES ('COST'::text,e.account,NULL::text,NULL::numeric,
                CASE e.state
                    WHEN 'CREDITED'::text THEN 0
                    ELSE e.approved_ore
                END - e.input_vat_ore), ('INPUT_VAT'::text,NULL::text,'1'::text,25,e.input_vat_ore), ('PAYABLE'::text,NULL::text,NULL::text,NULL::numeric,
                CASE e.state
                    WHEN 'CREDITED'::text THEN 0
                    ELSE - e.approved_ore
                END)) part(role, account, vat_code, vat_percent, ore)
  WHERE (e.state = ANY (ARRAY['CREDITED'::text, 'PAYOUT'::text, 'PAID'::text])) AND part.ore <> 0;
