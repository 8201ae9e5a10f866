import { linesAfter, type Period, type PriceChange, type PriceLine, periodAfter, sumLines } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { StoredTariff } from '../price/stores/tariff-columns.ts'
import { findTariff } from '../price/stores/tariffs.ts'
import type { PriceStage } from './stores/reservation-price-lines.ts'
import type { Reservation } from './stores/reservations.ts'

/** What a change leads to: the only place where a quote and the change itself get their lines. */
export type Plan = {
  readonly change: PriceChange
  readonly stage: PriceStage
  readonly period: Period
  readonly tariff: StoredTariff
  readonly lines: readonly PriceLine[]
}

const stages = {
  cancel: 'cancel',
  extend: 'booking',
  'change-car': 'booking',
  'start-now': 'booking',
  end: 'end',
} as const satisfies Record<PriceChange, PriceStage>

/** Prices a change at `now` by a tariff. */
export const planChange = (change: PriceChange, reservation: Reservation, tariff: StoredTariff, now: Date): Plan => ({
  change,
  stage: stages[change],
  period: periodAfter(change, reservation, now),
  tariff,
  lines: linesAfter(change, reservation, tariff, now),
})

/** The tariff that the reservation was booked under. */
export const tariffOf = async (
  db: Queryable,
  { organizationId, tariffId }: Pick<Reservation, 'organizationId' | 'tariffId'>,
): Promise<StoredTariff> => {
  const tariff = await findTariff(db, organizationId, tariffId)
  if (tariff === undefined) throw new Error(`There is no tariff ${tariffId}.`)
  return tariff
}

/** Refuses a change that costs more than the person was shown. */
export const refuseIfDearer = ({ lines }: Pick<Plan, 'lines'>, maxTotalOre: number | undefined): void => {
  if (maxTotalOre !== undefined && sumLines(lines) > maxTotalOre) throw new Refusal('reservation.price-rose')
}
