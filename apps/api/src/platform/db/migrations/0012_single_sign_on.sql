-- Since when it is known that the person reads the mail of their address. Only such a person is found again by what a
-- provider has verified: anybody can make a user with somebody else's address and wait.
alter table person add column email_proven_at timestamptz;

create function forget_email_proof() returns trigger language plpgsql as $$
begin
  new.email_proven_at := null;
  return new;
end
$$;
create trigger person_forget_email_proof before update of email on person
  for each row when (lower(old.email) <> lower(new.email)) execute function forget_email_proof();

-- A browser was sent to the provider and may come back once, with this state. Only the browser with the key may.
create table single_sign_on_request (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  return_path text not null,
  links boolean not null,
  expires_at timestamptz not null
);
create index single_sign_on_request_by_expiry on single_sign_on_request (expires_at);

-- The provider told who it is: the page fetches the session once, with this code.
create table single_sign_on_code (
  code_hash bytea primary key,
  browser_hash bytea not null,
  person_id int not null references person on delete cascade,
  expires_at timestamptz not null
);
create index single_sign_on_code_by_expiry on single_sign_on_code (expires_at);

-- Somebody whom no user here is linked to: what the provider verified waits for a link or a new user, once.
create table single_sign_on_waiting (
  browser_hash bytea primary key,
  sub text not null,
  name text,
  email text,
  email_verified boolean not null,
  phone text,
  expires_at timestamptz not null
);
create index single_sign_on_waiting_by_expiry on single_sign_on_waiting (expires_at);
