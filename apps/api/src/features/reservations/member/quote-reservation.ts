import type { PriceQuote } from '@delebil/core-api'
import { nextPriceStep, type Period, type PriceChange, priceHold, sumLines } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Call, Verb } from '../../../platform/verb.ts'
import { busyOfCars } from '../../fleet/stores/car-busy.ts'
import { toPrice } from '../../price/to-price.ts'
import { memberActor } from '../acting.ts'
import { fetchOdometer } from '../fetch-condition.ts'
import { latestEnd } from '../latest-end.ts'
import type { Plan } from '../price-plan.ts'
import * as plans from '../price-plans.ts'
import { myReservation } from './my-reservation.ts'

type Details = Awaited<ReturnType<typeof myReservation>>
type Quote = Call<'quoteReservation'>

/** A plan, and the car that it needs to be free. */
type Asked = Pick<Plan, 'period' | 'tariff' | 'lines'> & {
  readonly carId: number
  /** Of an ended trip: how far it went. */
  readonly kilometers?: number | null
}

const planOf = async (context: Context, { db, caller, input, now }: Quote, reservation: Details): Promise<Asked> => {
  const asking = { db, actor: memberActor(caller, reservation), now }
  const { carId } = reservation
  const { change, newCarId } = input.body
  switch (change) {
    case 'cancel':
      return { ...(await plans.planCancel(asking, reservation)), carId }
    case 'extend':
      return { ...(await plans.planExtend(asking, reservation)), carId }
    case 'start-now':
      return { ...(await plans.planStartNow(asking, reservation)), carId }
    case 'end':
      return { ...(await plans.planEnd(asking, reservation, await fetchOdometer(context, reservation))), carId }
    case 'change-car': {
      const { car, ...plan } = await plans.planChangeCar(asking, reservation, newCarId as number)
      return { ...plan, carId: car.id }
    }
  }
}

const needsCar = (change: PriceChange): boolean => change !== 'cancel' && change !== 'end'

// Only to tell: where somebody books in between, the constraint says no to the change.
const refuseIfTaken = async (db: Queryable, asked: Asked, { organizationId, id }: Details): Promise<void> => {
  const busy = await busyOfCars(db, [{ organizationId, carId: asked.carId }], asked.period, id)
  if (busy.length > 0) throw new Refusal('reservation.car-taken')
}

const toPeriod = ({ start, end }: Period) => ({ start: formatInstant(start), end: formatInstant(end) })

/** What a change would cost, by the very plan that would carry it out. */
export const quoteReservation: Verb<'quoteReservation'> = async (context, call) => {
  const { db, caller, input, now } = call
  const reservation = await myReservation(db, caller, input.params.id)
  const plan = await planOf(context, call, reservation)
  const { change } = input.body
  if (needsCar(change)) await refuseIfTaken(db, plan, reservation)
  const { tariff } = plan
  const priced = { ...reservation, kilometers: plan.kilometers ?? (change === 'end' ? null : reservation.kilometers) }
  const { until, ceilingOre } = priceHold(change, priced, tariff, now)
  const step = nextPriceStep(change, priced, tariff, now)
  const latest = change === 'extend' ? await latestEnd(db, reservation) : null
  const answer: PriceQuote = {
    change,
    at: formatInstant(now),
    current: toPrice(reservation.lines, reservation.tariff),
    price: toPrice(plan.lines, tariff),
    differenceOre: sumLines(plan.lines) - sumLines(reservation.lines),
    period: change === 'cancel' ? null : toPeriod(plan.period),
    latestEnd: latest && formatInstant(latest),
    holdsUntil: formatInstant(until),
    ceilingOre,
    next: step ? { from: formatInstant(step.from), to: formatInstant(step.to), totalOre: step.totalOre } : null,
  }
  return { answer }
}
