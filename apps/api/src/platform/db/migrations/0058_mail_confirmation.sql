-- Links that prove who reads the mail of an address. Only the hash is stored; it proves the address it was sent to, and no other.
create table email_confirmation (
  token_hash bytea primary key,
  person_id int not null references person on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_confirmation_by_person on email_confirmation (person_id, created_at);
