-- All that is kept of a call goes through the log: an answer packed is a tenth of it. Rows come in the order of their time, so that
-- a summary of each stretch of the table finds the old ones; an entry in an index for each call cost as much as all of its answer.
alter table idempotency add column answer bytea;
drop index idempotency_by_age;
create index idempotency_by_age on idempotency using brin (at) with (pages_per_range = 16);
