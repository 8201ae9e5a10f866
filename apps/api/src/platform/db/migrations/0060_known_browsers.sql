-- Browsers that somebody has logged in from, or was mailed a link to: their attempts are counted apart from those of strangers,
-- who then keep nobody out. A browser is a secret in a cookie; here stands its hash.
create table known_browser (
  browser_hash bytea not null,
  person_id int not null references person on delete cascade,
  known_at timestamptz not null,
  primary key (browser_hash, person_id)
);
create index known_browser_by_person on known_browser (person_id);
create index known_browser_by_time on known_browser (known_at);

create table login_link (
  token_hash bytea primary key,
  person_id int not null references person on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index login_link_by_person on login_link (person_id, created_at);
create index login_link_by_time on login_link (created_at);

alter table login_attempt drop constraint login_attempt_kind_check;
alter table login_attempt add constraint login_attempt_kind_check check (kind in ('account', 'address', 'browser'));
