import { type Period, priceReservation, type Tariff } from '@delebil/validation'
import type { Queryable } from '../../db/queryable.ts'
import { setPriceLines } from '../../stores/reservation-price-lines.ts'
import type { Reservation } from '../../stores/reservations.ts'
import { findTariff } from '../../stores/tariffs.ts'

/** The tariff that the reservation was booked under. */
export const tariffOf = async (db: Queryable, { organizationId, tariffId }: Reservation): Promise<Tariff> => {
  const tariff = await findTariff(db, organizationId, tariffId)
  if (tariff === undefined) throw new Error(`There is no tariff ${tariffId}.`)
  return tariff
}

const linesFor = (tariff: Tariff, reservation: Reservation, period: Period) => {
  const { superDamageWaiver, kilometers } = reservation
  return priceReservation(tariff, { ...period, superDamageWaiver, kilometers: kilometers ?? 0 })
}

/** Keeps the lines of a stage for a period, by a tariff that may be another than before. */
export const priceAgain = (
  tx: Queryable,
  reservation: Reservation,
  stage: 'booking' | 'end',
  period: Period,
  tariff: Tariff,
): Promise<void> => setPriceLines(tx, reservation, stage, linesFor(tariff, reservation, period))
