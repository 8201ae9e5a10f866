-- Where the staff of one organization log in with what they have there already. It vouches for people of this organization only.
create table identity_provider (
  organization_id int primary key references organization,
  title text not null,
  issuer text not null,
  client_id text not null,
  sealed_client_secret bytea not null,
  email_domains text[] not null,
  is_second_step boolean not null,
  version int not null default 1
);
create trigger bump_version before update on identity_provider for each row execute function bump_version();

-- Who of the staff came by it once, and is known by it since.
create table identity_link (
  organization_id int not null references organization,
  issuer text not null,
  sub text not null,
  person_id int not null references person on delete cascade,
  linked_at timestamptz not null,
  primary key (organization_id, issuer, sub)
);
create index identity_link_by_person on identity_link (person_id);

alter table single_sign_on_request add column organization_id int references organization;
alter table single_sign_on_code
  add column organization_id int references organization,
  add column second_step_at timestamptz;

alter table session
  drop constraint session_scope_check,
  add constraint session_scope_check check (scope in ('member', 'partner', 'native', 'staff')),
  drop constraint session_of_partner,
  add constraint session_of_partner check (
    (scope = 'partner') = (partner_id is not null) and (scope in ('partner', 'staff')) = (organization_id is not null));
