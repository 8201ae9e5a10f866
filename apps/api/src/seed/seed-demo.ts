import { HOUR_MS, startOfOsloDay } from '@delebil/validation/time'
import { addPropertyCatalog } from '../features/fleet/stores/property-catalog-store.ts'
import { knownFeatures } from '../features/new-organizations/known-features.ts'
import { continueIdentity, insertRows } from '../platform/db/insert-rows.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { patientTransaction } from '../platform/db/transaction.ts'
import { demoReservations } from './demo-reservations.ts'
import { markFilled, markHalfFilled } from './half-filled.ts'
import { isEmpty } from './is-empty.ts'
import { seedCorrections } from './seed-corrections.ts'
import { seedEntityMessages } from './seed-entity-messages.ts'
import { seedExpenses } from './seed-expenses.ts'
import { type SeedCar, seedFleet } from './seed-fleet.ts'
import { historyOfCar } from './seed-history.ts'
import { seedInvoices } from './seed-invoices.ts'
import { seedLedger } from './seed-ledger.ts'
import { seedLicenseChecks } from './seed-license-checks.ts'
import { addDrivers, driveInTurn, nameCostCenters } from './seed-many-drivers.ts'
import { seedInvitation, seedMembershipTypes } from './seed-membership-types.ts'
import { byfjord, type SeedOrg, seedOrgs } from './seed-orgs.ts'
import { seedDisputes, seedOtherCharges } from './seed-other-charges.ts'
import { seedPayments } from './seed-payments.ts'
import {
  createDemoCrowd,
  demoMemberships,
  insertPermissions,
  insertPersons,
  type SeedMembership,
  seedMemberships,
} from './seed-people.ts'
import { seedRareCharges } from './seed-rare-charges.ts'
import {
  continueReservations,
  insertReservations,
  type Numbered,
  numbered,
  type SeedReservation,
} from './seed-reservations.ts'
import { seedSituations } from './seed-situations.ts'
import { seedSms } from './seed-sms.ts'
import { seedStaffWork } from './seed-staff-work.ts'
import { seedTripletex } from './seed-tripletex.ts'
import { seedUnchecked } from './seed-unchecked.ts'

const seedLock = 7_311_043

const featureToggles = knownFeatures.map((feature) => ({ ...feature, enabled: true }))

/** The tables whose ids are given by hand. */
export const identities = [
  'organization',
  'tariff',
  'car_model',
  'location',
  'car',
  'person',
  'membership',
  'membership_type',
  'membership_invitation',
  'situation',
]

const organizationRow = (org: SeedOrg) => ({
  id: org.id,
  key: org.key,
  name: org.name,
  logo_svg: org.logoSvg,
  support_url: org.supportUrl,
  support_phone: org.supportPhone,
  support_email: org.supportEmail,
  night_watch_phone: org.nightWatchPhone,
  organization_number: org.organizationNumber,
  bank_account: org.bankAccount,
  address_line: org.address.line,
  postal_code: org.address.postalCode,
  city: org.address.city,
  is_vat_registered: true,
  is_in_business_register: true,
  accounting_system: org === byfjord ? 'TRIPLETEX' : null,
})

const openDataRow = ({ id, key }: SeedOrg) => ({ organization_id: id, contact_email: `data@${key}.example` })

/** The cars of each of the demo's clubs, and of all others together. */
export const countCars = (db: Queryable): Promise<{ name: string | null; orgs: number; cars: number }[]> =>
  db.rows(
    `select case when o.id = any($1) then o.name end as name, count(distinct o.id)::int as orgs, count(*)::int as cars
     from car c join organization o on o.id = c.organization_id group by 1 order by min(o.id)`,
    [seedOrgs.map(({ id }) => id)],
  )

/** What is over for so long that nothing of today meets it. */
const OVER_FOR_MS = 24 * HOUR_MS

const isPast = ({ r }: Numbered, now: Date): boolean => (r.ended ?? r.end).getTime() < now.getTime() - OVER_FOR_MS

/** Clubs, cars and people, and the reservations that the demo lives with now. Answers those that are past. */
const fillPresent = async (tx: Queryable, now: Date): Promise<Numbered[]> => {
  const today = startOfOsloDay(now)
  await insertRows(tx, 'organization', seedOrgs.map(organizationRow))
  await insertRows(tx, 'open_data', seedOrgs.map(openDataRow))
  await insertRows(tx, 'feature_toggle', featureToggles)
  await addPropertyCatalog(tx)
  const crowd = await createDemoCrowd()
  const parts: { org: SeedOrg; cars: SeedCar[]; memberships: SeedMembership[] }[] = []
  let firstCarId = 1
  for (const org of seedOrgs) {
    const cars = await seedFleet(tx, org, today, firstCarId)
    firstCarId += cars.length
    await seedSituations(tx, org)
    await seedMembershipTypes(tx, org, today)
    parts.push({ org, cars, memberships: await seedMemberships(tx, org, crowd, today) })
  }
  const busy = await addDrivers(tx, crowd)
  await insertPersons(tx, crowd)
  await nameCostCenters(tx, busy)
  await seedUnchecked(tx)
  await insertPermissions(tx)
  await seedInvitation(tx, demoMemberships.memberPrivate, now)
  const demo = demoReservations(parts[0]?.cars[0] as SeedCar, today)
  const others = parts.flatMap(({ org, cars, memberships }) =>
    cars.flatMap((car): SeedReservation[] => {
      const taken = demo.filter((reservation) => reservation.car === car)
      return historyOfCar(org, car, memberships, taken, { now, today })
    }),
  )
  const inOrderOfBooking = [...demo, ...others].sort((a, b) => a.created.getTime() - b.created.getTime())
  const all = numbered(driveInTurn(busy, parts[0]?.memberships ?? [], inOrderOfBooking))
  const { past = [], present = [] } = Object.groupBy(all, (one) => (isPast(one, now) ? 'past' : 'present'))
  await insertReservations(tx, present, now)
  for (const table of identities) {
    await continueIdentity(tx, table)
  }
  await continueReservations(tx, all.length)
  return past
}

/** The year behind, and what staff have done and have to do because of it. */
const fillPast = async (tx: Queryable, past: readonly Numbered[], now: Date): Promise<void> => {
  const today = startOfOsloDay(now)
  await insertReservations(tx, past, now)
  // What follows asks for trips and lines: with no statistics it takes twice as long.
  await tx.change(
    'analyze reservation, reservation_driver, reservation_price_line, charge, membership, membership_member, person, car',
  )
  await seedOtherCharges(tx, today)
  await seedRareCharges(tx, today)
  await seedInvoices(tx, today)
  await seedCorrections(tx, today)
  await seedDisputes(tx, today)
  await seedLedger(tx, today)
  await seedTripletex(tx, byfjord)
  await seedEntityMessages(tx, today)
  for (const org of seedOrgs) {
    await seedStaffWork(tx, org, now)
    await seedSms(tx, org, now)
    await seedExpenses(tx, org, now)
    await seedPayments(tx, org, now)
  }
  await seedLicenseChecks(tx, now)
  await tx.change('analyze')
}

/**
 * Fills an empty database with what the demo clubs have today; the same for the same day, but for what is under way at `now`.
 * Answers what fills in their past; undefined, and does nothing, where there is a club already. The database is marked as half
 * filled until `markFilled`. Several servers may call it at once.
 */
export const seedPresent = (database: Database, now: Date): Promise<(() => Promise<void>) | undefined> =>
  patientTransaction(database, async (tx) => {
    await tx.rows('select pg_advisory_xact_lock($1)', [seedLock])
    if (!(await isEmpty(tx))) return undefined
    const past = await fillPresent(tx, now)
    await markHalfFilled(tx)
    return () => patientTransaction(database, (later) => fillPast(later, past, now))
  })

/** The same with their past. Answers false where there is a club already. */
export const seedDemo = async (database: Database, now: Date): Promise<boolean> => {
  const fillIn = await seedPresent(database, now)
  if (!fillIn) return false
  await fillIn()
  await markFilled(database)
  return true
}
