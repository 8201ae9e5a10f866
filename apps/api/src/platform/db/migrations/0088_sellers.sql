-- Who sends an invoice stands on it as it was when it was made: what a club says of itself later changes none of them.
create function seller_of(of_organization int) returns jsonb language sql stable as $$
  select jsonb_build_object('name', name, 'organizationNumber', organization_number, 'phone', support_phone, 'email', support_email,
    'addressLine', address_line, 'postalCode', postal_code, 'city', city, 'isVatRegistered', is_vat_registered,
    'isInBusinessRegister', is_in_business_register, 'bankAccount', bank_account)
  from organization where id = of_organization
$$;
alter table invoice add column seller jsonb;
update invoice set seller = seller_of(organization_id);
create function keep_seller() returns trigger language plpgsql as $$
begin
  new.seller := coalesce(new.seller, seller_of(new.organization_id));
  return new;
end $$;
create trigger keep_seller before insert on invoice for each row execute function keep_seller();
alter table invoice alter column seller set not null;
