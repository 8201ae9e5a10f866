-- What staff type is looked up among memberships, persons and cars; from these it goes to what they owe by an index.
create index charge_by_membership on charge (organization_id, membership_id);
create index charge_by_driver on charge (organization_id, person_id) where person_id is not null;
-- Texts that somebody wrote: those of a price are the same few on every trip.
create index charge_texts on charge
  using gin ((case when source in ('STAFF', 'DAMAGE', 'EXPENSE', 'IMPORT') then description end) gin_trgm_ops);
create index invoice_customers on invoice using gin (customer_name gin_trgm_ops);

-- What waits of a month is summed by the index alone.
drop index charge_open_by_delivery;
create index charge_open_by_delivery on charge (organization_id, delivered_to) include (membership_id, gross_ore, state)
  where state in ('open', 'held');
-- Few are held of all that wait.
create index charge_held on charge (organization_id) where state = 'held';
-- Further than anybody drives in that time; see FASTEST_KM_PER_HOUR.
create index charge_open_too_far on charge (organization_id, product_id)
  where state in ('open', 'held') and quantity > 90 * extract(epoch from delivered_to - delivered_from) / 3600;
