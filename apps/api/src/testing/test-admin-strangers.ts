import type { Queryable } from '../platform/db/queryable.ts'
import { setupStrangers } from './test-setup-samples.ts'

/** What stands in every name and text of the other club. */
export const strange = 'FREMMED'

/** The other club's record of each kind, by what a field that points at one is called. */
export const strangers: Readonly<Record<string, number>> = {
  carId: 4,
  locationId: 2,
  modelId: 2,
  membershipId: 3,
  parentMembershipId: 3,
  personId: 3,
  memberId: 3,
  assigneeId: 3,
  carImageId: 900,
  membershipTypeId: 900,
  reservationId: 900,
  situationId: 900,
  productId: 900,
  fuelCardId: 900,
  assignmentId: 900,
  pictureId: 900,
  damageId: 900,
  drivers: 3,
  undoes: 900,
  groupId: 900,
  into: 900,
  invoiceId: 900,
  paymentId: 900,
  creditTo: 3,
  organizationId: 2,
}

/** The other club's record that a call of a resource could be made of. */
export const strangerOf: Readonly<Record<string, number>> = {
  cars: 4,
  models: 2,
  locations: 2,
  persons: 3,
  memberships: 3,
  assignments: 900,
  'entity-messages': 900,
  membershipTypes: 900,
  'member-cards': 900,
  reservations: 900,
  'admin-reservations': 901,
  damages: 900,
  messages: 900,
  situations: 900,
  'situations/specific': 900,
  'car-image': 900,
  conflicts: 900,
  'night-desk': 900,
  'fleet-map': 4,
  'license-checks': 3,
  'problem-reservations': 902,
  'saved-views': 900,
  'bulk-runs': 900,
  'feature-toggles': 900,
  staff: 3,
  partners: 900,
  'property-groups': 900,
  properties: 900,
  system: 900,
  billing: 900,
  products: 900,
  tariffs: 900,
  invoices: 900,
  'incoming-payments': 900,
  'incoming-payment-files': 900,
  'billing-runs': 900,
  // Of invoice 900.
  ledger: 7200,
  payouts: 900,
  reminders: 900,
  sms: 900,
  'reservation-expenses': 900,
  'import-runs': 900,
  'fuel-purchases': 900,
  'odometer-readings': 900,
  'person-views': 900,
  'print-files': 900,
  // A bill on its way to the books is named by its invoice.
  tripletex: 900,
}

/** Fills the other club of the test club. */
export const insertStrangers = async (db: Queryable): Promise<void> => {
  const x = strange
  await db.change(`
    update location set name = '${x} plass' where id = 2;
    insert into dead_mail (id, letter_id, organization_id, job, data, kind, receiver, error, attempts, asked_at, at)
      overriding system value values (900, gen_random_uuid(), 2, 'mail', '{}', 'carHeld', '${x}@x.test', '', 81, now(), now());
    insert into payout (organization_id, id, kind, membership_id, amount_ore, receiver, account, posted_on, created_at)
      values (2, 900, 'EXPENSE', 3, 5000, '${x}', '86011117947', current_date, now());
    update car_model set name = '${x} modell' where id = 2;
    update car set license_plate = '${x}4' where id = 4;
    update membership set name = '${x} medlemskap' where id = 3;
    update person set name = '${x} Person', email = '${x.toLowerCase()}@delebil.test', phone = '90000999' where id = 3;
    insert into car_image (organization_id, id, name, width, height, large, small) values (2, 900, '${x}', 2, 2, '\\x00', '\\x00');
    insert into fuel_card (organization_id, id, car_id, card_number, supplier) values (2, 900, 4, '${x} 1', '${x}');
    insert into car_assignment (organization_id, id, car_id, location_id, start_at, note) values (2, 900, 4, 2, now() + interval '90 days', '${x}');
    insert into entity_message (organization_id, id, title, body, triggers, repeat, valid_from, created_at)
      values (2, 900, '${x}', '${x}', '{BOOKING}', 'ONCE', now(), now());
    insert into membership_type (organization_id, id, name, description, kind, terms_version) values (2, 900, '${x}', '${x}', 'PRIVATE', '2026-1');
    insert into organization_permission (organization_id, person_id, permission) values (2, 3, 'HELP_READ');
    insert into staff_invitation (organization_id, id, name, email, rights, created_at, expires_at) overriding system value
      values (2, 3, '${x}', '${x}@delebil.test', '[]', now(), now() + interval '9 days');
    insert into member_card (organization_id, id, card_number, chip_id, person_id) values (2, 900, '${x}', '${x}9', 3);
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, needs_review, user_note) values
      (2, 900, 'member', 3, 3, 4, now() + interval '20 days', now() + interval '21 days', now() + interval '21 days', 1, false, '${x}'),
      (2, 901, 'block', null, null, 4, now() + interval '30 days', now() + interval '31 days', now() + interval '31 days', null, false, '${x}'),
      (2, 902, 'member', 3, 3, 4, now() - interval '3 days', now() - interval '2 days', now() - interval '2 days', 1, true, '${x}');
    insert into reservation_message (organization_id, id, reservation_id, author_id, kind, text, created_at) values (2, 900, 900, 3, 'MESSAGE', '${x}', now());
    insert into sms (organization_id, id, person_id, phone, sender, text, class, kind, parts, price_ore, next_try, expires_at, created)
      values (2, 900, 3, '+4790000999', 'Delebil', '${x}', 'service', 'STAFF', 1, 0, now(), now(), now());
    insert into damage (organization_id, id, car_id, reporter_id, kind, place, description, created_at) values (2, 900, 4, 3, 'DAMAGE', 'LEFT', '${x}', now());
    insert into picture (organization_id, id, damage_id, uploader_id, source_digest, width, height, created_at) values (2, 900, 900, 3, '\\x00', 2, 2, now());
    insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
      super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
      values (2, 900, 'other', '${x}', now(), 2000, 6000, 10, '[]', 500, 10, '3', 25);
    insert into product (organization_id, id, product_number, name, category, unit) values (2, 900, '9900', '${x}', 'FEE', 'stk');
    insert into product_vat (organization_id, product_id, valid_from, vat_code) values (2, 900, '2020-01-01', '3');
    insert into charge (organization_id, id, membership_id, person_id, reservation_id, product_id, description, quantity, unit,
      unit_price_ore, gross_ore, vat_code, vat_percent, vat_ore, delivered_from, delivered_to, place, source)
      values (2, 900, 3, 3, 900, 900, '${x}', 1, 'stk', 50000, 50000, '3', 25, 10000, now(), now(), '${x}', 'STAFF');
    insert into invoice (organization_id, id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore)
      values (2, 900, 9000, 3, '${x}', '2026-10-01', '2026-10-15', '00000003000090000', '99990100000', 50000, 10000);
    insert into accounting_task (organization_id, id, kind, own_id, state, cause, answer, next_at) values (2, 900, 'INVOICE', 900, 'FAILED', 'vat-invalid', '{}', now());
    insert into accounting_need (organization_id, invoice_id, position, task_id) values (2, 900, 3, 900);
    insert into reminder (organization_id, id, invoice_id, membership_id, kind, step, proposed_at) values (2, 900, 900, 3, 'REMINDER', 1, now());
    insert into incoming_payment_file (organization_id, id, format, name, sha256, bytes, reference, payments, amount_ore, read_at)
      values (2, 900, 'OCR', '${x}', '900', '\\x00', '${x}', 1, 50000, now());
    insert into incoming_payment (organization_id, id, source, booked_on, amount_ore, kid, payer_name, text, finding, created_at)
      values (2, 900, 'MANUAL', '2026-10-01', 50000, '00000003000090000', '${x}', '${x}', 'NO_KID', now());
    insert into billing_run (organization_id, id, delivered_until, invoice_date, due_date, note, drafted_at)
      values (2, 900, current_date - 1, current_date, current_date, '${x}', now());
    insert into import_run (organization_id, id, file_type, type_from, file_name, sha256, bytes, state, is_direct, uploaded_by, uploaded_at)
      values (2, 900, 'tolls', 'ASKED', '${x}', repeat('9', 64), 60, 'REHEARSED', false, 3, now());
    insert into fuel_purchase (organization_id, id, car_id, at, place, litres, amount_ore, created_at)
      values (2, 900, 4, now(), '${x}', 20, 42000, now());
    insert into odometer_reading (organization_id, id, car_id, at, kilometers, place, created_at) values (2, 900, 4, now(), 1000, '${x}', now());
    insert into print_file (organization_id, id, asked_at, documents, made_at, pages, bytes, sha256)
      values (2, 900, now(), 1, now(), 1, '\\x25', '${x}');
    insert into license_submission (id, sent_at) values (3, now());
    insert into license_picture (submission_id, side, content) values (3, 'FRONT', '\\x00');
    insert into reservation_expense (organization_id, id, reservation_id, car_id, membership_id, person_id, kind, amount_ore, station, bought_at, sent_at, receipt_digest)
      values (2, 900, 900, 4, 3, 3, 'WASH', 24900, '${x}', now(), now(), '\\x90');
    insert into picture_content (organization_id, picture_id, large, small) values (2, 900, '\\x00', '\\x00');
    ${setupStrangers(x)};
    update club_feature set id = 900 where organization_id = 2 and name = 'sample';
    insert into situation (organization_id, id, title, text) values (2, 900, '${x}', '${x}');
    insert into situation_solution (organization_id, id, situation_id, model_id, text) values (2, 900, 900, 2, '${x}');
    insert into conflict_solution (organization_id, id, reservation_id, at, kind, moves) values (2, 900, 900, now(), 'keep', '[]');
    insert into admin_saved_view (organization_id, id, person_id, resource, name, query, is_shared, is_default)
      values (2, 900, 3, 'cars', '${x}', '', true, false);
    insert into admin_bulk_run (organization_id, id, person_id, at, resource, action, done, failed)
      values (2, 900, 3, now(), 'cars', 'change', 0, 0)`)
}

/** A sum over all that is kept, but for what each call leaves behind. */
export const sumOf = async (db: Queryable): Promise<object[]> => {
  const tables = await db.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('session', 'idempotency') order by 1`,
  )
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
  )
  // PostgreSQL may sum tables side by side and answer in any order.
  return db.rows(`${sums.join(' union all ')} order by name`)
}
