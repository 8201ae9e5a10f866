-- A model's name is the same whatever letters are capitals and wherever its spaces stand: "ID. 3" is "id.3".
create function name_key(written text) returns text language sql immutable parallel safe
  return lower(regexp_replace(written collate "nb-NO-x-icu", '\s', '', 'g'));

-- Of models that were called the same all along, the later ones say so.
update car_model m set name = name || ' (' || id || ')' where exists (
  select from car_model o where o.organization_id = m.organization_id and name_key(o.name) = name_key(m.name) and o.id < m.id);
alter table car_model drop constraint car_model_organization_id_name_key;
create unique index car_model_name on car_model (organization_id, name_key(name));

-- What a switch is called; its own name is the key that programs ask by.
alter table feature_toggle add column title text not null default '';
update feature_toggle set title = 'Partnerinnlogging' where name = 'partner-landing';
