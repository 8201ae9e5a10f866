-- Payments come from files that staff read in, too.
alter table incoming_payment drop constraint incoming_payment_source_check,
  add constraint incoming_payment_source_check check (source in ('OCR', 'CAMT_054', 'PAYMENT_PORT', 'MANUAL', 'IMPORT'));
