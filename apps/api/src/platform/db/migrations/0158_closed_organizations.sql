-- An organization that left. What the law has its books keep stands until the law no longer does; the rest is gone.
alter table organization add column closed_at timestamptz;

create or replace function refuse_change_of_charge() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.source = 'OPENING' or current_setting('delebil.removing', true) = 'on') then return old; end if;
  raise exception 'A charge never changes. Reverse it and add another.';
end $$;
create or replace function refuse_change_of_closed_month() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('delebil.removing', true) = 'on' then return old; end if;
  raise exception 'A closed month stays closed. What was wrong in it is mended in the month that is open.';
end $$;
create or replace function refuse_change_of_write_off() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('delebil.removing', true) = 'on' then return old; end if;
  raise exception 'What was written off never changes. Reverse it and write off anew.';
end $$;
