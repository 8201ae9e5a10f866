-- A club that comes from another system. Until its members are invited nothing is mailed or texted to them, and what began before
-- the cut-over is never billed here: whoever billed it then does.
create table moving_in (
  organization_id int primary key references organization,
  begun_at timestamptz not null,
  cut_over_at timestamptz not null,
  invited_at timestamptz,
  version int not null default 1
);
create trigger bump_version before update on moving_in for each row execute function bump_version();

create function drop_charge_before_cut_over() returns trigger language plpgsql as $$
begin
  if new.state = 'open' and new.reverses is null and exists (
    select from moving_in where organization_id = new.organization_id and cut_over_at > new.delivered_from) then
    new.state := 'dropped';
  end if;
  return new;
end $$;
create trigger drop_before_cut_over before insert on charge for each row execute function drop_charge_before_cut_over();
