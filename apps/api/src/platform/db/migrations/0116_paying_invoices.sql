-- A payment may be of an invoice: what rested of it when it was begun. Several may be under way at once, one of each.
alter table payment
  add column invoice_id int,
  add column invoice_ore int not null default 0 check (invoice_ore >= 0),
  add foreign key (organization_id, invoice_id) references invoice (organization_id, id),
  add check ((invoice_id is null) = (invoice_ore = 0) and (invoice_id is null or deposit_ore + fee_ore = 0));
alter table payment drop column amount_ore;
alter table payment add column amount_ore int not null generated always as (deposit_ore + fee_ore + invoice_ore) stored check (amount_ore >= 100);
drop index payment_one_pending;
create unique index payment_one_pending on payment (organization_id, membership_id, invoice_id) nulls not distinct where state = 'pending';
