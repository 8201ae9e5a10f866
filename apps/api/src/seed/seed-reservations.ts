import { cancellationLines, type PriceLine, priceReservation, standardPolicy } from '@delebil/validation'
import { addMinutes, HOUR_MS, MINUTE_MS } from '@delebil/validation/time'
import { chargeReservations } from '../features/billing/charge-reservations.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { PRICES_CHANGED_DAYS_AGO, type SeedCar } from './seed-fleet.ts'
import type { SeedOrg } from './seed-orgs.ts'
import { seedTariff } from './tariff-catalog.ts'

/** One reservation of the demo before it is written down. Times are moments; a block has no membership. */
export type SeedReservation = {
  org: SeedOrg
  car: SeedCar
  start: Date
  end: Date
  created: Date
  block?: string
  membershipId?: number
  personId?: number
  drivers?: readonly number[]
  /** When the trip began, where it is not over; and how it went, where it is. */
  started?: Date
  ended?: Date
  canceled?: Date
  kilometers?: number
  superDamageWaiver?: boolean
  userNote?: string
  needsReview?: boolean
  /** The lines of its price are written down too. */
  priced?: boolean
}

const FIRST_NUMBER = 100_000

const pricesChangedAt = (now: Date) => new Date(now.getTime() - PRICES_CHANGED_DAYS_AGO * 24 * HOUR_MS)

const tariffOf = (r: SeedReservation, now: Date) => {
  const isOld = r.created < pricesChangedAt(now)
  const tariff = seedTariff(r.car.category, (isOld ? 0.93 : 1) * r.org.priceLevel)
  return { tariff, tariffId: r.car.tariffIds[isOld ? 0 : 1] }
}

const reservationRow = (r: SeedReservation, id: number, now: Date) => {
  const busyUntil = r.ended && r.ended < r.end ? r.ended : r.end
  return {
    organization_id: r.org.id,
    id,
    reservation_number: FIRST_NUMBER + id,
    kind: r.block === undefined ? 'member' : 'block',
    membership_id: r.membershipId ?? null,
    person_id: r.personId ?? null,
    car_id: r.car.id,
    start_at: r.start,
    end_at: r.end,
    busy_until: busyUntil,
    blocking: r.canceled === undefined,
    created_at: r.created,
    started_at: r.started ?? (r.ended ? r.start : null),
    ended_at: r.ended ?? null,
    canceled_at: r.canceled ?? null,
    super_damage_waiver: r.superDamageWaiver ?? false,
    kilometers: r.kilometers ?? null,
    user_note: r.block ?? r.userNote ?? null,
    car_was_damaged: r.ended ? false : null,
    tariff_id: r.block === undefined ? tariffOf(r, now).tariffId : null,
    version: 1,
    needs_review: r.needsReview ?? false,
  }
}

type Stage = { stage: 'booking' | 'end' | 'cancel'; lines: PriceLine[] }

const stagesOf = (r: SeedReservation, now: Date): Stage[] => {
  const { tariff } = tariffOf(r, now)
  const superDamageWaiver = r.superDamageWaiver ?? false
  const price = (kilometers: number) =>
    priceReservation(tariff, { start: r.start, end: r.end, superDamageWaiver, kilometers })
  const stages: Stage[] = [{ stage: 'booking', lines: price(0) }]
  if (r.canceled) {
    const moment = { ...standardPolicy, start: r.start, end: r.end, created: r.created, now: r.canceled }
    stages.push({ stage: 'cancel', lines: cancellationLines(tariff, moment) })
  }
  if (r.ended) stages.push({ stage: 'end', lines: price(r.kilometers ?? 0) })
  return stages
}

const priceRows = (r: SeedReservation, id: number, now: Date) =>
  stagesOf(r, now).flatMap(({ stage, lines }) =>
    lines.map((line, position) => ({
      organization_id: r.org.id,
      reservation_id: id,
      stage,
      position: position + 1,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unit_price_ore: line.unitPriceOre,
      total_ore: line.totalOre,
      vat_code: line.vatCode,
      product: line.product,
    })),
  )

const driverRows = (r: SeedReservation, id: number) =>
  (r.drivers ?? (r.personId === undefined ? [] : [r.personId])).map((personId) => ({
    organization_id: r.org.id,
    reservation_id: id,
    person_id: personId,
  }))

const CHARGED_AT_ONCE = 2000

export type Numbered = { readonly r: SeedReservation; readonly id: number }

/** Ids that go up in the order given. */
export const numbered = (reservations: readonly SeedReservation[], firstId = 1): Numbered[] =>
  reservations.map((r, index) => ({ r, id: firstId + index }))

/** Lets ids and numbers go on after the last that was given by hand. */
export const continueReservations = (tx: Queryable, lastId: number) =>
  tx.change(
    `select setval(pg_get_serial_sequence('reservation', 'id'), $1), setval('reservation_number_sequence', $2)`,
    [lastId, FIRST_NUMBER + lastId],
  )

/** What is owed for trips and cancellations, as if each had been charged when it was over. */
const chargeWhatIsOver = async (tx: Queryable, all: readonly Numbered[]): Promise<void> => {
  const over = all.filter(({ r }) => r.priced && (r.ended ?? r.canceled))
  for (const [organizationId, ofOrg] of Map.groupBy(over, ({ r }) => r.org.id)) {
    const ids = ofOrg.map(({ id }) => id)
    for (let from = 0; from < ids.length; from += CHARGED_AT_ONCE) {
      await chargeReservations(tx, organizationId, ids.slice(from, from + CHARGED_AT_ONCE), {})
    }
  }
}

/** Writes reservations down with their drivers and, where asked for, the lines of their price, and charges those that are over. */
export const insertReservations = async (tx: Queryable, all: readonly Numbered[], now: Date): Promise<void> => {
  await insertRows(
    tx,
    'reservation',
    all.map(({ r, id }) => reservationRow(r, id, now)),
  )
  await insertRows(
    tx,
    'reservation_driver',
    all.flatMap(({ r, id }) => driverRows(r, id)),
  )
  await insertRows(
    tx,
    'reservation_price_line',
    all.flatMap(({ r, id }) => (r.priced ? priceRows(r, id, now) : [])),
  )
  await chargeWhatIsOver(tx, all)
}

/** A moment of a day counted from today, on the clock of the wall in Oslo except across a change of the clocks. */
export const momentOf = (today: Date, day: number, hour: number): Date => addMinutes(today, day * 24 * 60 + hour * 60)

export const halfHoursAfter = (at: Date, count: number): Date => new Date(at.getTime() + count * 30 * MINUTE_MS)
