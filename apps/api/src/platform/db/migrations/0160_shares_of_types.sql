-- A share that whoever joins takes: it is billed once, with the first invoice, and paid back as any share.
alter table membership_type add column share_ore int check (share_ore >= 0);
alter table membership add column share_ore int not null default 0 check (share_ore >= 0);
create index membership_with_share on membership (organization_id, id) where share_ore > 0;
