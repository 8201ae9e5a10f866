-- What a member pays the club through a payment provider. The id is the provider's reference too. Kept for the books.
create table payment (
  id uuid primary key,
  organization_id int not null references organization,
  membership_id int not null,
  person_id int not null references person,
  deposit_ore int not null check (deposit_ore >= 0),
  fee_ore int not null check (fee_ore >= 0),
  amount_ore int not null generated always as (deposit_ore + fee_ore) stored check (amount_ore >= 100),
  state text not null default 'pending' check (state in ('pending', 'paid', 'aborted', 'expired', 'failed')),
  redirect_url text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  foreign key (organization_id, membership_id) references membership (organization_id, id),
  constraint payment_settled_once check ((state = 'pending') = (settled_at is null))
);
create index payment_by_membership on payment (organization_id, membership_id, created_at desc);
create index payment_by_person on payment (person_id);
-- Whoever presses twice, or two owners at once, pay once.
create unique index payment_one_pending on payment (organization_id, membership_id) where state = 'pending';
