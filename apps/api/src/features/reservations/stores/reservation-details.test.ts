import { standardPolicy } from '@delebil/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { testPlannerMemory } from '../../../platform/db/test-plan.ts'
import { recordCarAccess } from '../../car-access/attempt-store.ts'
import { findLocation, listLocations } from '../../fleet/stores/locations.ts'
import { listPropertyGroups } from '../../fleet/stores/property-groups.ts'
import { isFeatureEnabled } from '../../organizations/stores/feature-toggles.ts'
import { listOrganizations } from '../../organizations/stores/organizations.ts'
import { findTariff } from '../../price/stores/tariffs.ts'
import { insertReservation } from './insert-reservation.ts'
import { listChanges, recordChange } from './reservation-changes.ts'
import * as details from './reservation-details.ts'
import { listDrivers, setDrivers } from './reservation-drivers.ts'
import { setPriceLines } from './reservation-price-lines.ts'
import { cancelReservation, changeNote, endReservation, markStarted, voidReservation } from './reservation-updates.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

const { organizationId, owner, colleague } = testOrg
const now = new Date('2026-11-20T10:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

const book = async (
  start: number,
  end: number,
  personId: number = owner,
  membershipId: number = testOrg.companyMembershipId,
) => {
  const made = await insertReservation(suite.database, {
    organizationId,
    membershipId,
    personId,
    carId: 1,
    start: hours(start),
    end: hours(end),
    ...standardPolicy,
    superDamageWaiver: true,
    tariffId: 1,
    created: hours(-100),
  })
  if (!made) throw new Error('The car was taken.')
  return { organizationId, id: made.id }
}

const line = (description: string, totalOre: number) =>
  ({ product: 'hours', description, quantity: 1.5, unit: 'time', unitPriceOre: 4000, totalOre, vatCode: '3' }) as const

test('a reservation is read with car, place, drivers and the price lines that count now', async () => {
  const { database } = suite
  const key = await book(1, 3)
  await setDrivers(database, key, [owner, colleague])
  await setPriceLines(database, key, 'booking', [line('Leietid', 6000), line('Startpris', 2000)])
  await setPriceLines(database, key, 'booking', [line('Leietid', 8000)])
  await changeNote(database, key, 'Husk ’nøkkel’; drop table')
  await markStarted(database, key, hours(0))
  await markStarted(database, key, hours(1))
  const found = await details.findReservationDetails(database, { personId: colleague }, key.id)
  expect(found).toMatchObject({
    membershipName: 'Firma AS',
    carNumber: '101',
    model: 'Volkswagen ID.3',
    started: hours(0),
    userNote: 'Husk ’nøkkel’; drop table',
    location: { id: 1, name: 'Torget' },
    tariff: { id: 1, hourOre: 4000 },
    lines: [line('Leietid', 8000)],
  })
  expect(found?.drivers.map(({ name }) => name)).toEqual(['Eva Eier', 'Kari Kollega'])
  await setDrivers(database, key, [owner])
  expect(await listDrivers(database, key)).toEqual([{ id: owner, name: 'Eva Eier' }])
  expect(await details.findReservationDetails(database, { personId: testOrg.stranger }, key.id)).toBeUndefined()
  await setPriceLines(database, key, 'cancel', [line('Avbestillingsgebyr', 1000)])
  await cancelReservation(database, key, now)
  expect((await details.findReservationDetails(database, { personId: owner }, key.id))?.lines).toEqual([
    line('Avbestillingsgebyr', 1000),
  ])
})

test('each reservation is active or past, never both and never neither', async () => {
  const { database } = suite
  await database.change('delete from reservation')
  const ahead = await book(5, 6)
  const justPast = await book(-2, -0.25)
  const left = await book(-9, -8)
  const ended = await book(-20, -18)
  await endReservation(database, ended, { at: hours(-18), carWasDamaged: false })
  const voided = await book(7, 8)
  await voidReservation(database, voided, now)
  const others = await book(9, 10, colleague)
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
  expect(ids(await details.listActiveReservations(database, { personId: owner }, now))).toEqual([
    justPast.id,
    ahead.id,
    others.id,
  ])
  expect(ids(await details.listActiveReservations(database, { personId: colleague }, now))).toEqual([others.id])
  expect(await details.listActiveReservations(database, { personId: owner }, now, testOrg.privateMembershipId)).toEqual(
    [],
  )
  expect(await details.hasActiveReservations(database, { personId: owner }, now)).toBe(true)
  expect(await details.hasActiveReservations(database, { personId: testOrg.stranger }, now)).toBe(false)
  const first = await details.listHistoricReservations(database, { personId: owner }, now, { page: 0, size: 2 })
  expect([ids(first.reservations), first.totalElements]).toEqual([[voided.id, left.id], 3])
  const oldest = await details.listHistoricReservations(database, { personId: owner }, now, {
    page: 0,
    size: 1,
    oldestFirst: true,
  })
  expect(ids(oldest.reservations)).toEqual([ended.id])
})

test('changes of a reservation and attempts at its car are kept and read back', async () => {
  const { database } = suite
  const key = await book(30, 31)
  await recordChange(database, key, {
    action: 'extended',
    personId: null,
    at: now,
    changes: { end: { from: 1, to: 2 } },
  })
  expect(await listChanges(database, key)).toMatchObject([
    { action: 'created', personName: 'Eva Eier', changes: {} },
    { action: 'extended', changes: { end: { to: 2 } } },
  ])
  const attempt = { organizationId, carId: 1, reservationId: key.id, personId: owner, at: now, result: 'opened' }
  await recordCarAccess(database, attempt)
  const reported = 'car_id as "carId", reservation_id as "reservationId", person_id as "personId", at, result, action'
  expect(
    await database.rows(`select organization_id as "organizationId", ${reported} from car_access_attempt`),
  ).toEqual([{ ...attempt, action: 'open' }])
})

test('clubs, places, tariffs, toggles and filters are read as they were stored', async () => {
  const { database } = suite
  expect((await listOrganizations(database)).map(({ name }) => name)).toEqual(['Nord bildeling', 'Sør bildeling'])
  expect(await listLocations(database, 1)).toMatchObject([{ name: 'Torget', carCount: 3 }])
  expect((await listLocations(database)).map(({ name }) => name)).toEqual(['Torget', 'Åsen'])
  expect(await findLocation(database, 2)).toMatchObject({ organizationId: 2, carCount: 1 })
  expect(await findTariff(database, 1, 2)).toBeUndefined()
  expect(await findTariff(database, 2, 2)).toMatchObject({
    kilometerTiers: [{ fromKm: 0, orePerKm: 300 }],
    vatPercent: 25,
  })
  await database.change("insert into feature_toggle values ('partner-landing', true)")
  expect([await isFeatureEnabled(database, 'partner-landing'), await isFeatureEnabled(database, 'x')]).toEqual([
    true,
    false,
  ])
  await database.change(`insert into property_group values ('FUEL_TYPE', 'Drivstoff', 'OR', 1);
    insert into property values ('FUEL_TYPE', 'GASOLINE', 'Bensin', 2), ('FUEL_TYPE', 'ELECTRIC', 'Elektrisk', 1)`)
  expect((await listPropertyGroups(database))[0]?.values.map(({ name }) => name)).toEqual(['Elektrisk', 'Bensin'])
  expect((await listPropertyGroups(database, 2))[0]?.values).toEqual([{ key: 'GASOLINE', name: 'Bensin' }])
})

// To look through all orders of its tables took 8 and 20 MB, and up to 150 ms.
test("a person's reservations are read in parts that are planned in a moment", async () => {
  const viewer = { personId: owner }
  const one = await testPlannerMemory(suite.database, (db) => details.findReservationDetails(db, viewer, 1))
  const ahead = await testPlannerMemory(suite.database, (db) => details.listActiveReservations(db, viewer, now))
  expect(Math.max(one, ahead)).toBeLessThan(1500)
})
