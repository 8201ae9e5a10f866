-- What a person was notified of: of each kind and thing, and the moment that it is about, once.
create table notified (
  organization_id int not null references organization,
  kind text not null,
  -- A reservation, a message, an invoice: of what, the kind says.
  thing bigint not null,
  about timestamptz not null,
  person_id int not null references person,
  at timestamptz not null,
  -- By which ways; none where nothing reached.
  ways text[] not null default '{}',
  primary key (organization_id, kind, thing, about)
);
create index notified_by_person on notified (person_id);
create index notified_by_age on notified (at);

-- An extension that a driver was asked about by SMS, with what the question said. The answer JA takes it, once.
create table extension_offer (
  organization_id int not null references organization,
  reservation_id bigint not null,
  old_end timestamptz not null,
  new_end timestamptz not null,
  -- What the whole trip costs then.
  total_ore int not null,
  person_id int not null references person,
  asked_at timestamptz not null,
  taken_at timestamptz,
  primary key (organization_id, reservation_id, old_end),
  foreign key (organization_id, reservation_id) references reservation (organization_id, id) on delete cascade
);
create index extension_offer_by_person on extension_offer (person_id);
create index extension_offer_by_age on extension_offer (asked_at);
