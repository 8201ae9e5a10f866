import type { Queryable } from './queryable.ts'

/** Ids of the small club that tests of stores use. Club 1 has cars 1 to 3 at place 1; club 2 has car 4. */
export const testOrg = {
  organizationId: 1,
  otherOrganizationId: 2,
  carIds: [1, 2, 3],
  otherCarId: 4,
  tariffId: 1,
  owner: 1,
  colleague: 2,
  stranger: 3,
  privateMembershipId: 1,
  companyMembershipId: 2,
  otherMembershipId: 3,
  /** Types of club 1: private, company with number and payment, and one for those with the key 'havna'. */
  privateTypeId: 1,
  companyTypeId: 2,
  partnerTypeId: 3,
  termsVersion: '2026-1',
} as const

/** Fills an empty, migrated database with the small club. The owner owns both memberships of club 1; the colleague is in the company's. */
export const createTestOrg = async (db: Queryable): Promise<void> => {
  await db.change(`
    insert into organization (id, key, name) values (1, 'nord', 'Nord bildeling'), (2, 'sor', 'Sør bildeling');
    insert into location (organization_id, id, name, lat, lng, xy) values
      (1, 1, 'Torget', 60.39, 5.32, '(592219,8483240)'), (2, 2, 'Åsen', 63.43, 10.39, '(1156609,9198000)');
    insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
      super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
    select o, o, 'small', 'Liten', '2020-01-01', 2000, 4000, 10, '[{"fromKm":0,"orePerKm":300}]', 500, 10, '3', 25
    from unnest(array[1, 2]) o;
    insert into car_model (organization_id, id, name, category, body_type, seats) values
      (1, 1, 'Volkswagen ID.3', 'small', 'hatchback', 5), (2, 2, 'Toyota Yaris', 'small', 'hatchback', 5);
    insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, properties,
      tariff_key, color)
    select 1, n, 100 + n, 'EL1000' || n, 1, 1, 60.39, 5.32, point(592219 + 100 * n, 8483240), 4 + n,
      array['FUEL_TYPE:ELECTRIC'] || case n when 2 then array['EQUIPMENT:TOW_BAR', 'EQUIPMENT:ROOF_BOX'] else '{}' end,
      'small', 'blue' from generate_series(1, 3) n;
    insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, properties,
      tariff_key, color) values (2, 4, 101, 'VH10004', 2, 2, 63.43, 10.39, '(1156609,9198000)', 5, '{FUEL_TYPE:GASOLINE}', 'small', 'red');
    insert into person (id, name, email, license_state, email_proven_at)
    select id, name, email, 'MANUAL', '2026-01-01' from (values (1, 'Eva Eier', 'Eva@Delebil.test'),
      (2, 'Kari Kollega', 'kari@delebil.test'), (3, 'Fia Fremmed', 'fia@delebil.test')) as checked (id, name, email);
    insert into terms (organization_id, version, valid_from) values (1, '2026-1', '2026-01-01'), (2, '2026-1', '2026-01-01');
    insert into membership_type (organization_id, id, name, description, kind, organization_number_required, partner_key,
      terms_version, payment_required, deposit_ore, fee_ore) values
      (1, 1, 'Privat', 'For deg og husstanden', 'PRIVATE', false, null, '2026-1', false, 0, 0),
      (1, 2, 'Bedrift', 'For ansatte', 'COMPANY', true, null, '2026-1', true, 200000, 50000),
      (1, 3, 'Havna borettslag', 'For beboere', 'PRIVATE', false, 'havna', '2026-1', false, 0, 0);
    insert into membership (organization_id, id, name, type, state, concurrent_reservation_limit) values
      (1, 1, 'Eva privat', 'PRIVATE', 'ACTIVE', 2), (1, 2, 'Firma AS', 'COMPANY', 'ACTIVE', null), (2, 3, 'Fia privat', 'PRIVATE', 'ACTIVE', null);
    insert into membership_member (organization_id, membership_id, person_id, is_owner, is_default) values
      (1, 1, 1, true, true), (1, 2, 1, true, false), (1, 2, 2, false, true), (2, 3, 3, true, true);
    insert into organization_permission (organization_id, person_id, permission) values
      (1, 2, 'RESERVATION_READ'), (1, 2, 'RESERVATION_WRITE'), (2, 2, 'BILLING_READ');
    alter table person alter column id restart with 100;
    alter table membership alter column id restart with 100;
    alter table tariff alter column id restart with 100`)
}

/** For tests of size: so many more cars of club 1, their ids and numbers from 1001 on; `place` is SQL of where the nth stands. */
export const addTestCars = async (db: Queryable, count: number, place = '1'): Promise<void> => {
  await db.change(`
    insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key, color)
    select 1, 1000 + n, 1000 + n, 'P' || n, 1, ${place}, 60.39, 5.32, '(592219,8483240)', 5, 'small', 'blue' from generate_series(1, ${count}) n`)
}
