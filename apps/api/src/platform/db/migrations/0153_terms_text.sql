-- What a version of a club's terms says beside its prices and rules, and whether members are asked to accept it anew.
alter table terms
  add column text text not null default '' check (length(text) <= 60000),
  add column is_asked boolean not null default false;
