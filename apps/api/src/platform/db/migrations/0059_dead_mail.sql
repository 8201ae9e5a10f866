-- Mails that nobody took for three days: staff send them again or throw them away. Those of no organization are about an account.
create table dead_mail (
  id int generated always as identity primary key,
  -- The queue may hand over one twice.
  letter_id uuid not null unique,
  organization_id int references organization,
  person_id int references person,
  -- What is done again.
  job text not null,
  data jsonb not null,
  kind text not null,
  receiver text not null,
  error text not null,
  attempts int not null,
  asked_at timestamptz not null,
  at timestamptz not null
);
create index dead_mail_by_organization on dead_mail (organization_id, at, id);
create index dead_mail_by_person on dead_mail (person_id);
create index dead_mail_by_time on dead_mail (at);
