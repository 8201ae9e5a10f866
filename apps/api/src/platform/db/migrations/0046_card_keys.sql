-- A card number, or a chip, is the same however it is typed: in small letters, with spaces, colons or hyphens.
create function card_key(written text) returns text language sql immutable parallel safe
  return lower(regexp_replace(written, '[[:space:]:._-]', '', 'g'));

-- Of cards that were the same all along, the later ones say so.
update member_card c set card_number = card_number || ' (' || id || ')' where exists (
  select from member_card o where o.organization_id = c.organization_id and card_key(o.card_number) = card_key(c.card_number) and o.id < c.id);
update member_card c set chip_id = chip_id || ' (' || id || ')' where exists (
  select from member_card o where card_key(o.chip_id) = card_key(c.chip_id) and o.id < c.id);
alter table member_card drop constraint member_card_chip, drop constraint member_card_number;
create unique index member_card_chip on member_card (card_key(chip_id));
create unique index member_card_number on member_card (organization_id, card_key(card_number));

-- Phone numbers are found by their digits, and staff had written some with spaces.
update person set phone = case
    when digits like '+%' then digits
    when digits like '00%' then '+' || substr(digits, 3)
    else '+47' || digits end
from (select id, replace(phone, ' ', '') as digits from person where phone ~ '^\+?[0-9 ]{8,17}$' and phone !~ '^\+[0-9]+$') typed
where person.id = typed.id;
