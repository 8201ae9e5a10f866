-- Pieces of names and numbers are looked for, wherever they stand and however many there are.
create extension if not exists pg_trgm;
create index person_texts on person using gin (name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops,
  (regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
create index membership_texts on membership using gin
  (name gin_trgm_ops, (regexp_replace(organization_number, '[\s:.-]', '', 'g')) gin_trgm_ops);
create index member_card_texts on member_card using gin
  ((regexp_replace(coalesce(card_number, chip_id), '[\s:.-]', '', 'g')) gin_trgm_ops,
  (regexp_replace(chip_id, '[\s:.-]', '', 'g')) gin_trgm_ops);
create index location_texts on location using gin (name gin_trgm_ops);
-- What somebody may have to look at, in the order in which it is listed.
create index reservation_admin_work on reservation (organization_id, start_at, id)
  where needs_review or (started_at is not null and ended_at is null and canceled_at is null and voided_at is null);
drop index reservation_admin_review;
