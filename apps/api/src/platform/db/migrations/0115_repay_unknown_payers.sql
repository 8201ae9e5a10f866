-- Money whose payer nobody knows goes back by the same list as all other: somebody else approves it first.
alter table payout alter column membership_id drop not null;
alter table payout add constraint payout_is_of_somebody check (membership_id is not null or payment_id is not null);
