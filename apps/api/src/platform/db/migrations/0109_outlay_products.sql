-- What a club pays for its cars and passes on to the øre: no VAT, as long as nothing is put on top of it.
create function add_outlay_products(of_organization int) returns void language sql as $$
  with wanted (number, name, key) as (values
    ('8010', 'Bompenger', 'tolls'), ('8020', 'Ferge', 'ferries'), ('8030', 'Parkering', 'parking'), ('8040', 'Gebyr og bot', 'fines')),
  made as (
    insert into product (organization_id, product_number, name, key, category, unit)
    select of_organization, number || case when exists (
        select from product p where p.organization_id = of_organization and p.product_number = number) then '-U' else '' end,
      name, key, 'EXPENSE', 'stk'
    from wanted where not exists (select from product p where p.organization_id = of_organization and p.key = wanted.key)
    returning organization_id, id)
  insert into product_vat (organization_id, product_id, valid_from, vat_code)
  select organization_id, id, '2005-01-01', '7' from made
$$;
select add_outlay_products(id) from organization;
create function add_outlay_products_of_new_organization() returns trigger language plpgsql as $$
begin
  perform add_outlay_products(new.id);
  return new;
end $$;
-- After the standard ones, by its name.
create trigger add_standard_products_of_outlays after insert on organization
  for each row execute function add_outlay_products_of_new_organization();
