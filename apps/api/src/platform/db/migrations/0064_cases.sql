-- What waits for staff: who of them follows it up, and until when it may wait. postponed_at: what has gone wrong since is not put off with it.
alter table reservation add column postponed_until timestamptz, add column postponed_at timestamptz;
alter table reservation_message add column assignee_id int references person, add column postponed_until timestamptz;
alter table damage add column assignee_id int references person, add column postponed_until timestamptz;
create index reservation_message_by_assignee on reservation_message (assignee_id) where assignee_id is not null;
create index damage_by_assignee on damage (assignee_id) where assignee_id is not null;
-- What is not mended is a small part of all there ever was.
create index damage_open on damage (organization_id, created_at) where state in ('REPORTED', 'ACCEPTED');
