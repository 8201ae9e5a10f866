-- A plate, and the card that fuel is paid with, are looked for in every search of staff, however many cars there are.
create index car_texts on car using gin ((regexp_replace(license_plate, '[\s:.-]', '', 'g')) gin_trgm_ops,
  (regexp_replace(fuel_card, '[\s:.-]', '', 'g')) gin_trgm_ops);
