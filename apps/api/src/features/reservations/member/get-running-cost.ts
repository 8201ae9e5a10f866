import { runningCost } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import type { Verb } from '../../../platform/verb.ts'
import { toPrice } from '../../price/to-price.ts'
import { memberActor } from '../acting.ts'
import { fetchOdometer } from '../fetch-condition.ts'
import { planEnd } from '../price-plans.ts'
import { refuseUnlessMay } from '../why-not.ts'
import { myReservation } from './my-reservation.ts'

/** What a trip under way costs now. Nothing is stored: the bill is made when it ends. */
export const getRunningCost: Verb<'getRunningCost'> = async (context, { db, caller, input, now }) => {
  const reservation = await myReservation(db, caller, input.params.id)
  const asking = { db, actor: memberActor(caller, reservation), now }
  refuseUnlessMay('running-cost', reservation, asking)
  const { lines, kilometers } = await planEnd(asking, reservation, await fetchOdometer(context, reservation))
  const { start, end, superDamageWaiver } = reservation
  const { id: _id, key: _key, name: _name, ...tariff } = reservation.tariff
  const trip = { start, end, superDamageWaiver, kilometers: kilometers ?? 0 }
  const { soFar, atEnd, changesAt } = runningCost(tariff, trip, now)
  return {
    answer: {
      at: formatInstant(now),
      soFar: toPrice(soFar, tariff),
      atEnd: toPrice(atEnd, tariff),
      endNow: toPrice(lines, tariff),
      drivenKilometers: kilometers,
      changesAt: changesAt === undefined ? null : formatInstant(changesAt),
      trip: { ...trip, start: formatInstant(start), end: formatInstant(end) },
      tariff: {
        ...tariff,
        kilometerTiers: [...tariff.kilometerTiers],
        superDamageWaiverDayCapHours: tariff.superDamageWaiverDayCapHours ?? tariff.dayCapHours,
      },
    },
  }
}
