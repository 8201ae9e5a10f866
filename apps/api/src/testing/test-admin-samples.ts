import type { AdminKey } from '@delebil/core-api/admin'
import { cameraPicture } from '../adapters/pictures/test-pictures.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { accountingCalls, accountingSamples } from './test-accounting-samples.ts'
import type { AdminInput } from './test-admin-site.ts'
import { billingCalls, billingCreations, billingIds, billingSamples } from './test-billing-samples.ts'
import { setupCallSamples, setupCreations, setupIds, setupSamples } from './test-setup-samples.ts'
import { staffCallSamples, staffSamples } from './test-staff-samples.ts'

const hours = (ahead: number): string => new Date(Math.ceil(Date.now() / 3_600_000 + ahead) * 3_600_000).toISOString()

/** One record of each resource that can be read, changed and, where that can be done, deleted; all of club 1. */
const ids: Readonly<Record<AdminKey, number>> = {
  cars: 50,
  models: 50,
  locations: 50,
  assignments: 50,
  'entity-messages': 50,
  persons: 50,
  memberships: 50,
  membershipTypes: 50,
  'member-cards': 50,
  reservations: 50,
  'admin-reservations': 51,
  'problem-reservations': 52,
  damages: 50,
  messages: 50,
  situations: 50,
  'situations/specific': 50,
  'car-image': 50,
  'feature-toggles': 50,
  ...billingIds,
  ...setupIds,
}

/** The id of one record of each restorable kind that has been deleted. */
const REMOVED = 49

/** Writes the records of `ids`, and a saved view and a bulk run with the id of each person. */
export const insertSamples = async (db: Queryable, personIds: readonly number[]): Promise<void> => {
  await db.change(`
    update organization set accounting_system = 'TRIPLETEX' where id = 1;
    insert into location (organization_id, id, name, lat, lng, xy) values (1, 50, 'Brygga', 60.4, 5.3, '(590000,8480000)');
    insert into car_image (organization_id, id, name, width, height, large, small) values (1, 50, 'Yaris', 2, 2, '\\x00', '\\x00');
    insert into car_model (organization_id, id, name, category, body_type, seats) values (1, 50, 'Toyota Yaris', 'small', 'hatchback', 5);
    insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key, color)
      values (1, 50, 150, 'EL10050', 1, 1, 60.39, 5.32, '(592219,8483240)', 5, 'small', 'blue'),
        (1, 53, 153, 'EL10053', 1, 1, 60.39, 5.32, '(592219,8483240)', 5, 'small', 'blue');
    insert into fuel_card (organization_id, id, car_id, card_number, supplier) values (1, 50, 50, '7002 1', 'Circle K');
    insert into car_assignment (organization_id, id, car_id, location_id, start_at) values (1, 50, 50, 1, now() + interval '90 days');
    insert into entity_message (organization_id, id, title, body, triggers, repeat, valid_from, created_at)
      values (1, 50, 'Vask', 'Husk å vaske', '{BOOKING}', 'ONCE', now(), now());
    insert into person (id, name, email, phone) values (50, 'Per Penn', 'per@delebil.test', '+4791234599');
    insert into organization_person (organization_id, person_id) values (1, 50);
    ${staffSamples};
    ${setupSamples};
    insert into license_submission (id, sent_at) values (1, now());
    insert into license_picture (submission_id, side, content) values (1, 'FRONT', '\\x00');
    insert into membership (organization_id, id, name, type, state, address_line, postal_code, city, invoice_email) values
      (1, 50, 'Ubrukt', 'PRIVATE', 'ACTIVE', null, null, null, null),
      (1, 51, 'Skyldig', 'PRIVATE', 'ACTIVE', 'Veien 2', '5004', 'Bergen', 'per@delebil.test');
    insert into membership_type (organization_id, id, name, description, kind, terms_version) values (1, 50, 'Ung', 'Under 25', 'PRIVATE', '2026-1');
    insert into member_card (organization_id, id, card_number, chip_id, person_id) values (1, 50, 'K50', '04A250', 50);
    insert into payment (id, organization_id, membership_id, person_id, deposit_ore, fee_ore, state, redirect_url, created_at, settled_at)
      values ('00000000-0000-4000-8000-000000000050', 1, 2, 1, 200000, 50000, 'paid', 'https://x.test', now(), now());
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, needs_review, user_note) values
      (1, 50, 'member', 2, 1, 1, now() + interval '20 days', now() + interval '21 days', now() + interval '21 days', 1, false, null),
      (1, 51, 'block', null, null, 2, now() + interval '20 days', now() + interval '21 days', now() + interval '21 days', null, false, null),
      (1, 52, 'member', 2, 1, 3, now() - interval '3 days', now() - interval '2 days', now() - interval '2 days', 1, true, null);
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, canceled_at, blocking)
      values (1, 55, 'member', 2, 1, 3, now() + interval '40 days', now() + interval '41 days', now() + interval '41 days', 1, now(), false);
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, tariff_id) values
      (1, 53, 'member', 2, 1, 53, now() - interval '1 hour', now() + interval '2 hours', now() + interval '2 hours', now() - interval '1 hour', 1),
      (1, 54, 'member', 2, 1, 2, now() + interval '10 days', now() + interval '11 days', now() + interval '11 days', null, 1);
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id)
      values (1, 56, 'member', 2, 1, 53, now() - interval '9 days', now() - interval '8 days', now() - interval '8 days', now() - interval '9 days', now() - interval '8 days', 1);
    insert into reservation_message (organization_id, id, reservation_id, author_id, from_staff, kind, text, created_at) values (1, 50, 50, 1, false, 'MESSAGE', 'Hei', now()), (1, 51, 50, 1, true, 'MESSAGE', 'Hei du', now() + interval '1 day');
    insert into picture (organization_id, id, reservation_id, message_id, uploader_id, source_digest, width, height, created_at) values (1, 51, 50, 50, 1, '\\x01', 2, 2, now());
    insert into picture_content (organization_id, picture_id, large, small) values (1, 51, '\\x00', '\\x00');
    insert into damage (organization_id, id, car_id, reporter_id, kind, place, description, created_at) values (1, 50, 1, 1, 'DAMAGE', 'LEFT', 'Ripe', now());
    insert into picture (organization_id, id, damage_id, uploader_id, source_digest, width, height, created_at) values (1, 50, 50, 1, '\\x00', 2, 2, now());
    insert into picture_content (organization_id, picture_id, large, small) values (1, 50, '\\x00', '\\x00');
    insert into dead_mail (letter_id, organization_id, job, data, kind, receiver, error, attempts, asked_at, at)
      values (gen_random_uuid(), 1, 'mail', '{}', 'carHeld', 'per@delebil.test', '451 busy', 81, now(), now());
    insert into product (organization_id, id, product_number, name, category, unit) values (1, 50, '5000', 'Tapt nøkkel', 'FEE', 'stk');
    insert into product_vat (organization_id, product_id, valid_from, vat_code) values (1, 50, '2020-01-01', '3');
    insert into charge (organization_id, id, membership_id, person_id, reservation_id, product_id, description, quantity, unit, unit_price_ore,
      gross_ore, vat_code, vat_percent, vat_ore, delivered_from, delivered_to, place, source)
      values (1, 51, 2, 1, 50, 50, 'Tapt nøkkel', 1, 'stk', 50000, 50000, '3', 25, 10000, now() - interval '9 days', now() - interval '9 days', 'Brygga', 'STAFF'),
        (1, 50, 2, 1, 50, 50, 'Tapt nøkkel', 1, 'stk', 50000, 50000, '3', 25, 10000, now() - interval '9 days', now() - interval '9 days', 'Brygga', 'STAFF');
    insert into invoice (organization_id, id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore)
      values (1, 57, 9999, 2, 'Firma AS', '2026-10-01', '2026-10-15', '00000002000099990', '99990100000', 50000, 10000);
    update charge set state = 'held' where id = 51;
    ${billingSamples};
    ${accountingSamples};
    insert into feature_toggle (name, enabled) values ('sample', false); delete from club_feature where organization_id = 1 and name = 'sample';
    insert into club_feature (organization_id, id, name, enabled) values (1, 50, 'sample', false);
    insert into situation (organization_id, id, title, text) values (1, 50, 'Tom for strøm', 'Ring oss'), (1, 51, 'Annet', 'Ring oss');
    insert into situation_solution (organization_id, id, situation_id, model_id, text) values (1, 50, 50, 1, 'Under setet')`)
  await db.change(
    `insert into conflict_solution (organization_id, id, reservation_id, at, kind, moves)
     select 1, 50, id, now(), 'keep', jsonb_build_array(jsonb_build_object('reservationId', id, 'carId', car_id, 'tariffId', tariff_id,
       'start', start_at, 'end', end_at, 'lines', '[]'::jsonb, 'versionAfter', version, 'isTold', false)) from reservation where id = 50`,
  )
  await db.change(
    `insert into admin_saved_view (organization_id, id, person_id, resource, name, query, is_shared, is_default)
     select 1, p, p, 'cars', 'Min', '', false, false from unnest($1::int[]) p`,
    [personIds],
  )
  await db.change(
    `insert into admin_bulk_run (organization_id, id, person_id, at, resource, action, done, failed)
     select 1, p, p, now(), coalesce((select min(o.resource) from organization_permission g
         join (values ('RESERVATION_WRITE', 'reservations'), ('FLEET_MANAGEMENT_WRITE', 'cars'), ('MESSAGE_WRITE', 'messages'),
           ('MEMBERSHIP_WRITE', 'memberships'), ('HELP_WRITE', 'situations'), ('FEATURE_TOGGLE_WRITE', 'feature-toggles'),
           ('BILLING_WRITE', 'products'), ('ADMIN_SETTINGS_WRITE', 'partners'))
           as o(permission, resource) on o.permission = g.permission where g.person_id = p), 'persons'), 'change', 0, 0
     from unnest($1::int[]) p`,
    [personIds],
  )
  for (const [resource, table, other] of [
    ['locations', 'location', { name: 'Borte' }],
    ['models', 'car_model', { name: 'Borte' }],
    ['entity-messages', 'entity_message', {}],
    ['member-cards', 'member_card', { card_number: 'K49', chip_id: '04A249' }],
    ['fuel-cards', 'fuel_card', { card_number: '7002 49' }],
  ] as const) {
    await db.change(
      `insert into admin_removed (organization_id, resource, record_id, at, kept)
       select 1, $1, $2::int, now(), jsonb_build_array(jsonb_build_object('table', $3::text, 'rows',
         jsonb_build_array(to_jsonb(r) || jsonb_build_object('id', $2::int) || $4::jsonb)))
       from ${table} r where r.organization_id = 1 and r.id = 50`,
      [resource, REMOVED, table, JSON.stringify(other)],
    )
  }
  // Everybody has just checked who calls about 53 and 54.
  await db.change(
    `insert into admin_change (organization_id, resource, record_id, person_id, at, action, changes)
     select 1, 'reservations', r, p, now(), 'check-caller', '{"callerId": {"from": null, "to": 1}}'
     from unnest($1::int[]) p, unnest(array[53, 54]) r`,
    [personIds],
  )
}

const car = {
  carNumber: 900,
  licensePlate: 'EL90000',
  modelId: 1,
  locationId: 1,
  seats: 5,
  color: 'red',
  tariffKey: 'small',
}
const popup = { title: 'Ny', body: 'Tekst', triggers: ['BOOKING'], repeat: 'ONCE', isActive: true, validFrom: hours(1) }
const type = {
  name: 'Ny type',
  description: 'x',
  kind: 'PRIVATE',
  organizationNumberRequired: false,
  termsVersion: '2026-1',
}
const trip = { membershipId: 2, personId: 1, carId: 1, start: hours(900), end: hours(903), superDamageWaiver: true }

/** A body that makes a new record of each resource that staff can make. */
const creations: Readonly<Record<string, object>> = {
  cars: { ...car, properties: [], access: ['TELEMATICS'], active: true },
  models: { name: 'Ny modell', category: 'small', bodyType: 'suv', seats: 5, chargers: ['CCS'] },
  locations: { name: 'Ny plass', geojson: '{"type":"Point","coordinates":[5.3,60.4]}' },
  assignments: { carId: 2, locationId: 1, start: hours(2000), end: hours(2100) },
  'entity-messages': { ...popup, locationIds: [1], modelIds: [], carIds: [] },
  persons: { name: 'Nina Ny', email: 'nina@delebil.test' },
  membershipTypes: {
    ...type,
    paymentRequired: false,
    depositOre: 0,
    feeOre: 0,
    externalIdCardVerificationRequired: false,
    active: true,
  },
  'member-cards': { cardNumber: 'K900', chipId: '04A900', personId: 1 },
  reservations: trip,
  'admin-reservations': { carId: 1, start: hours(600), end: hours(700), userNote: 'Verksted' },
  damages: { carId: 1, kind: 'DAMAGE', place: 'REAR', description: 'Bulk' },
  messages: { reservationId: 50, text: 'Hei igjen' },
  ...billingCreations,
  ...setupCreations,
  products: { productNumber: '5001', name: 'Vask', category: 'FEE', unit: 'stk', vatCode: '3' },
  situations: { title: 'Ny', text: 'Tekst', tags: ['FUEL'], position: 5, active: true },
  'situations/specific': { situationId: 50, carId: 1, text: 'Til venstre' },
}

const atNight = { id: 53 }
const command = { commandId: '00000000-0000-4000-8000-000000000001' }
const nightCalls: Readonly<Record<string, AdminInput>> = {
  'night-desk.find': { params: {}, query: { q: 'Eva' } },
  'night-desk.case': { params: atNight },
  'night-desk.car-state': { params: atNight },
  'night-desk.help': { params: atNight },
  'night-desk.cars': { params: atNight },
  'night-desk.check-caller': { params: atNight, body: { personId: 1, answers: ['CONTACT', 'MEMBERSHIP'] } },
  'night-desk.open': { params: atNight, body: command },
  'night-desk.lock': { params: atNight, body: command },
  'night-desk.command': { params: { ...atNight, ...command } },
  'night-desk.extend': { params: atNight },
  'night-desk.end': { params: atNight, body: { carWasDamaged: false } },
  'night-desk.swap': { params: { id: 54 }, body: { carId: 3 } },
  'who-drove.find': { params: {}, body: { licensePlate: 'EL10050', at: hours(-1), why: 'Bot 4711' } },
  'fleet-map.at': { params: {} },
  'fleet-map.charge': { params: {} },
  'fleet-map.position': { params: { id: 50 }, body: { why: 'Bilen er meldt stjålet' } },
  'night-desk.message': { params: atNight, body: { text: 'Hei' } },
}

const damagePicture = { id: 50, pictureId: 50 }

/** What the calls that belong to no resource's common ones are asked with. `personId`: who asks. */
const ownCalls = (personId: number, picture: string): Readonly<Record<string, AdminInput>> => ({
  'saved-views.create': { body: { resource: 'cars', name: 'Ny', query: 'q=x', isShared: true, isDefault: true } },
  'saved-views.change': { params: { id: personId }, body: { version: 1, name: 'Nytt navn' } },
  'saved-views.remove': { params: { id: personId } },
  'cars.restore-fuel-card': { params: { id: 50, fuelCardId: 49 } },
  'bulk-runs.get': { params: { id: personId } },
  'bulk-runs.results': { params: { id: personId } },
  'bulk-runs.start': { params: { id: personId }, body: {} },
  'bulk-runs.stop': { params: { id: personId } },
  'problem-reservations.bulk': { body: { action: 'reset-review', ids: [52] } },
  'admin.search': { query: { q: 'Eva' } },
  'fleet.plan': { query: { from: hours(0), to: hours(96) } },
  'fleet.plan-places': {},
  'fleet.move': {
    body: { moves: [{ reservationId: 50, version: 1, carId: 3, start: hours(480), end: hours(504) }], rehearse: false },
  },
  'cars.add-fuel-card': { body: { cardNumber: '7002 9', supplier: 'Esso' } },
  'cars.remove-fuel-card': { params: { id: 50, fuelCardId: 50 } },
  'cars.add-assignment': { body: { locationId: 1, start: hours(50), end: hours(90) } },
  'cars.change-assignment': { params: { id: 50, assignmentId: 50 }, body: { version: 1, note: 'Sommer' } },
  'cars.remove-assignment': { params: { id: 50, assignmentId: 50 } },
  'persons.change-password': { body: { newPassword: 'et-nytt-passord' } },
  'persons.drivers-license': { body: { valid: true } },
  'memberships.add-member': { body: { personId: 50 } },
  'memberships.change-member': { params: { id: 2, memberId: 2 }, body: { isOwner: true } },
  'memberships.remove-member': { params: { id: 2, memberId: 2 } },
  'memberships.refund-deposit': { params: { id: 2 }, body: {} },
  'member-cards.set-person': { body: { personId: 1 } },
  'conflicts.resolutions': { params: { id: 50 } },
  'conflicts.solve': {
    params: { id: 50 },
    body: {
      version: 1,
      kind: 'cancel',
      moves: [],
      messages: [{ reservationId: 50, text: 'Hei' }],
      why: 'Bilen er skadet',
    },
  },
  'conflicts.undo': { params: { id: 50 }, body: {} },
  'reservations.quote': { query: { carId: 1, start: hours(800), end: hours(802) } },
  'reservations.reopen': { params: { id: 55 }, body: {} },
  ...billingCalls,
  'billing.release': { params: { id: 51 }, body: {} },
  'messages.take-back': { params: { id: 51 }, body: {} },
  'reservations.ask-review': { body: {} },
  'reservations.assign': { body: { personId: null } },
  'reservations.postpone': { body: { until: hours(20) } },
  'reservations.correct-kilometers': { params: { id: 56 }, body: { version: 1, kilometers: 12, why: 'Lest av' } },
  'reservations.extend': { body: { extendByMinutes: 30 } },
  'reservations.set-drivers': { body: [{ id: 1 }, { id: 2 }] },
  ...nightCalls,
  'license-checks.list': {},
  'license-checks.picture': { params: { id: 1, side: 'FRONT' } },
  'license-checks.approve': { params: { id: 1 }, body: { version: 1, validUntil: '2099-12-31' } },
  'license-checks.refuse': { params: { id: 1 }, body: { version: 1, reason: 'UNREADABLE' } },
  'damages.add-picture': { body: { base64Data: picture } },
  'damages.picture': { params: damagePicture },
  'damages.remove-picture': { params: damagePicture },
  'reservations.picture': { params: { id: 50, pictureId: 51 } },
  'car-image.add': { query: { name: 'Ny' }, body: { base64Data: picture } },
  'car-image.replace': { body: { base64Data: picture } },
  ...accountingCalls,
  ...staffCallSamples,
  ...setupCallSamples,
})

/** A picture as the calls that take one want it. */
export const pictureText = async (): Promise<string> => (await cameraPicture()).toString('base64')

/** A call that does what it says, for whoever may make it. */
export const sampleOf = (name: string, personId: number, picture: string): AdminInput => {
  const [key = '', operation = ''] = name.split('.')
  const params = { id: ids[key as AdminKey] }
  const own = ownCalls(personId, picture)[name]
  if (own) return { params, ...own }
  if (operation === 'create') return { body: creations[key] }
  if (operation === 'change') return { params, body: { version: 1, why: 'Prøve' } }
  if (operation === 'restore') return { params: { id: REMOVED } }
  if (operation === 'bulk') return { body: { action: key === 'tariffs' ? 'remove' : 'change', ids: [params.id] } }
  return { params, body: ['cancel', 'void', 'reset-review'].includes(operation) ? {} : undefined }
}
