-- What billing promises, as it was last held against all that is there: it takes too long to be waited for.
create table promise_check (
  organization_id int primary key references organization,
  checked_at timestamptz not null,
  -- The promises that did not hold: their names, and how often each was broken.
  broken jsonb not null
);

-- How many are in a state, however few of all.
drop index charge_held;
create index charge_by_state on charge (organization_id, state);
